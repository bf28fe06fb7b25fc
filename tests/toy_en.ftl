bidder = bidder { $seat }
