BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	phrase VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'bmStVL66pbBO',0,'Ann','well played','',1.79503856048706650731e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies','a-key-of-the-first-release');
CREATE TABLE players (
	name VARCHAR(40) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (name)
);
INSERT INTO "players" VALUES('Ann','08272ab00013cfd40b5e06a83725c9d799a25aaf4d5d4cd7347df9791385fc97',1.79503856001411485668e+09);
CREATE TABLE ratings (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(48) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('sealed bids','Ann',25.0,8.06590141354368,1,1);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(48) NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('bmStVL66pbBO',0,'sealed bids','Ann',1,5,1.79503856048015260696e+09);
INSERT INTO "results" VALUES('bmStVL66pbBO',1,'sealed bids','',1,5,1.79503856048015260696e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	stand_in VARCHAR(32) NOT NULL, 
	secret_hash VARCHAR(64) NOT NULL, 
	visitor_hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	word VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('bmStVL66pbBO',0,'person','Ann','','','4d76372a46590e4167fabe3fa5430d282e346690338f3ac7d536c5c7ec00a619','3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','Ann','');
INSERT INTO "seats" VALUES('bmStVL66pbBO',1,'person','Bea','','','616dd2df1fa55434f1010b4133112c8edf808ea067e0845b78722680b1a54b43','3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','','');
INSERT INTO "seats" VALUES('uYNt1Pc58jXa',0,'person','Ann','','','2577ac02d1305b033f8cc52070ab58aade5f6340887dafc6ead56775b247c37d','3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','Ann','');
INSERT INTO "seats" VALUES('uYNt1Pc58jXa',1,'person','Bea','','','cb3a65d7c92f604c5c630f729a8511c9af01a661222daafdc53625dccdb45693','3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','','');
INSERT INTO "seats" VALUES('LBJARNqdGkp5',0,'person','Ann','','','6c9114a9523df4cbb59dd2553a2577b08938760614457ba2dfb4b93bc0482531','3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','Ann','');
INSERT INTO "seats" VALUES('LBJARNqdGkp5',1,'open','','','','','','','');
CREATE TABLE steps (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" VARCHAR(8) NOT NULL, 
	answers TEXT NOT NULL, 
	events TEXT NOT NULL, 
	marks TEXT NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	back TEXT NOT NULL, 
	void BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	request VARCHAR(64), 
	CONSTRAINT pk_steps PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_steps_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('bmStVL66pbBO',1,-1,'start','[[-1,0]]','[{"event":"PrizeDrawn","prize":0}]','[1,1,1]',0,'[]',0,1.79503856021998047833e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',2,0,'person','[[0,5]]','[]','[2,1,1]',1,'[]',0,1.79503856025518107415e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',3,1,'person','[[1,5]]','[]','[2,2,1]',1,'[]',0,1.79503856028353500368e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',4,0,'person','[[0,1]]','[]','[3,2,1]',1,'[]',0,1.79503856030673170085e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',5,1,'person','[[1,1],[-1,2]]','[{"event":"BidsRevealed","bids":[5,5]},{"event":"PrizeDrawn","prize":2}]','[4,3,2]',0,'[]',0,1.7950385603630092144e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',6,0,'person','[[0,5]]','[]','[5,3,2]',1,'[]',0,1.79503856042185688021e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',7,1,'person','[[1,5]]','[]','[5,4,2]',1,'[]',0,1.79503856044241952892e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',8,0,'person','[[0,1]]','[]','[6,4,2]',1,'[]',0,1.79503856045666503908e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',9,1,'person','[[1,1],[-1,0]]','[{"event":"BidsRevealed","bids":[5,5]},{"event":"PrizeDrawn","prize":0}]','[7,5,3]',0,'[]',0,1.79503856046261143684e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',10,0,'person','[[0,5]]','[]','[8,5,3]',1,'[]',0,1.79503856046730399134e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',11,1,'person','[[1,5]]','[]','[8,6,3]',1,'[]',0,1.79503856047108531004e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',12,0,'person','[[0,1]]','[]','[9,6,3]',1,'[]',0,1.79503856047652649878e+09,NULL);
INSERT INTO "steps" VALUES('bmStVL66pbBO',13,1,'person','[[1,1]]','[{"event":"BidsRevealed","bids":[5,5]}]','[10,7,4]',0,'[]',0,1.79503856048015260696e+09,NULL);
INSERT INTO "steps" VALUES('uYNt1Pc58jXa',1,-1,'start','[[-1,0]]','[{"event":"PrizeDrawn","prize":0}]','[1,1,1]',0,'[]',0,1.7950385605582523346e+09,NULL);
INSERT INTO "steps" VALUES('uYNt1Pc58jXa',2,0,'person','[[0,5]]','[]','[2,1,1]',1,'[]',0,1.79503856058201646805e+09,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	data VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	wishes TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	salt TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	draws INTEGER NOT NULL, 
	marks TEXT NOT NULL, 
	state TEXT NOT NULL, 
	base TEXT NOT NULL, 
	base_number INTEGER NOT NULL, 
	since TEXT NOT NULL, 
	clocks TEXT NOT NULL, 
	due FLOAT, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('bmStVL66pbBO','Finished','sealed bids',1,'standard','{"players":2}','{"clock":{"kind":"none","seconds":0.0,"at_zero":"nothing"},"spectators":true,"chat":true,"hints":true,"undo":true,"bot":"uniform","lesson":""}','over',1,'3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','f588ac27245d0c8508d472015aab4d76e38296b8dc6167a10f870dd8223bd338','',13,1,3,'[10,7,4]','{"round":3,"prize":-1,"pool":[1,2,0],"coins":[5,5],"won":[0,0],"bids":[-1,-1],"pending":[]}','{"round":3,"prize":0,"pool":[1,2,0],"coins":[5,5],"won":[0,0],"bids":[-1,-1],"pending":[{"kind":"reveal","seat":-2},{"kind":"bid","seat":1},{"kind":"bid","seat":0}]}',13,'[]','{}',NULL,NULL,1.79503856013195466989e+09,1.79503856048015260696e+09);
INSERT INTO "tables" VALUES('uYNt1Pc58jXa','Going on','sealed bids',1,'standard','{"players":2}','{"clock":{"kind":"none","seconds":0.0,"at_zero":"nothing"},"spectators":true,"chat":true,"hints":true,"undo":true,"bot":"uniform","lesson":""}','playing',1,'3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','dce814bc7a24640f8d5296b0e45d7be01954a72ccf3a3f86ca30fb11df2ae941','',2,1,1,'[2,1,1]','{"round":1,"prize":0,"pool":[2,2,1],"coins":[5,5],"won":[0,0],"bids":[-1,-1],"pending":[{"kind":"reveal","seat":-2},{"kind":"bid","seat":1},{"kind":"sure","seat":0,"bid":5}]}','{"round":1,"prize":0,"pool":[2,2,1],"coins":[5,5],"won":[0,0],"bids":[-1,-1],"pending":[{"kind":"reveal","seat":-2},{"kind":"bid","seat":1},{"kind":"bid","seat":0}]}',1,'[{"seat":0,"choice":5,"by":"person","number":2,"marks":[2,1,1],"until":0.0}]','{}',NULL,NULL,1.79503856053849887844e+09,1.79503856058201646805e+09);
INSERT INTO "tables" VALUES('LBJARNqdGkp5','Waiting','sealed bids',1,'standard','{"players":2}','{"clock":{"kind":"none","seconds":0.0,"at_zero":"nothing"},"spectators":true,"chat":true,"hints":true,"undo":true,"bot":"uniform","lesson":""}','open',1,'3af6c2e66c88fdb5eed07202942e26b70160653e5d413702c02e9a5414045661','5a78d187fed7a0779d3b6f30b180c8a6203e7c0914b17022999abb765f40f313','',0,0,0,'[0,0,0]','{"round":0,"prize":-1,"pool":[3,2,1],"coins":[5,5],"won":[0,0],"bids":[-1,-1],"pending":[{"kind":"draw_prize","seat":-1}]}','{"round":0,"prize":-1,"pool":[3,2,1],"coins":[5,5],"won":[0,0],"bids":[-1,-1],"pending":[{"kind":"draw_prize","seat":-1}]}',0,'[]','{}',NULL,NULL,1.79503856058996295926e+09,1.7950385605899631977e+09);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_chat_table_id_id ON chat (table_id, id);
CREATE INDEX ix_results_player_game ON results (player, game);
CREATE INDEX ix_seats_visitor_hash ON seats (visitor_hash);
CREATE UNIQUE INDEX uq_steps_request ON steps (table_id, seat, request);
COMMIT;
