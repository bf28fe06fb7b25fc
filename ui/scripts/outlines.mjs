/** Outlines on the map: area, centre, fewer points, common borders, and text for an SVG path. */

export function areaOf(ring) {
    let sum = 0;
    for (let i = 1; i < ring.length; i++)
        sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
    return Math.abs(sum / 2);
}

export function centreOf(ring) {
    const sum = ring.reduce(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
    return sum.map((value) => value / ring.length);
}

/** Leave out points that lie nearer than so far to the line without them (Douglas and Peucker). */
export function simpler(points, distance) {
    if (points.length < 4) return points;
    const closed = same(points[0], points.at(-1));
    if (!closed) return thinned(points, distance);
    const far = farthest(points, (point) =>
        Math.hypot(point[0] - points[0][0], point[1] - points[0][1]),
    );
    const there = thinned(points.slice(0, far.place + 1), distance);
    const back = thinned(points.slice(far.place), distance);
    const ring = [...there, ...back.slice(1)];
    return ring.length < 4 ? points : ring;
}

function thinned(points, distance) {
    if (points.length < 3) return points;
    const [first, last] = [points[0], points.at(-1)];
    const far = farthest(points, (point) => fromLine(point, first, last));
    if (far.value <= distance) return [first, last];
    return [
        ...thinned(points.slice(0, far.place + 1), distance),
        ...thinned(points.slice(far.place), distance).slice(1),
    ];
}

function farthest(points, measure) {
    let place = 0,
        value = -1;
    points.forEach((point, index) => {
        const found = measure(point);
        if (found > value) [place, value] = [index, found];
    });
    return { place, value };
}

function fromLine([x, y], [ax, ay], [bx, by]) {
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) return Math.hypot(x - ax, y - ay);
    return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const same = (one, other) => one[0] === other[0] && one[1] === other[1];
const round = (value) => Math.round(value * 10) / 10;
const short = (value) => String(round(value)).replace(/^(-?)0\./, "$1.");

/** Write a polygon with its holes as a path of small steps. */
export function pathOf(polygon) {
    return polygon
        .map((ring) => {
            let text = "",
                [x, y] = [0, 0];
            ring.slice(0, -1).forEach((point, index) => {
                const [nx, ny] = point.map(round);
                if (index === 0) text = `M${short(nx)} ${short(ny)}l`;
                else if (nx !== x || ny !== y)
                    text += step(nx - x, text) + step(ny - y, text + "0");
                [x, y] = [nx, ny];
            });
            return text + "z";
        })
        .join("");
}

function step(value, before) {
    const text = short(value);
    return text.startsWith("-") || before.endsWith("l") ? text : " " + text;
}

/** Find for every two regions that touch the middle of their border and how it runs there. */
export function bordersOf(shapes) {
    const owner = new Map(),
        found = {};
    for (const [name, polygons] of Object.entries(shapes)) {
        for (const ring of polygons.flat()) {
            for (let i = 1; i < ring.length; i++) {
                const edge = [ring[i - 1], ring[i]];
                const key = edge
                    .map((point) => point.map(round).join())
                    .sort()
                    .join(";");
                if (!owner.has(key)) owner.set(key, name);
                else if (owner.get(key) !== name)
                    (found[[owner.get(key), name].sort().join("|")] ??= []).push(edge);
            }
        }
    }
    return Object.fromEntries(
        Object.entries(found).map(([pair, edges]) => [pair, middleOf(edges)]),
    );
}

function middleOf(edges) {
    const spots = edges.map(([a, b]) => ({
        at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        run: [b[0] - a[0], b[1] - a[1]],
        long: Math.hypot(b[0] - a[0], b[1] - a[1]),
    }));
    const total = spots.reduce((sum, spot) => sum + spot.long, 0);
    const mean = [0, 1].map(
        (axis) => spots.reduce((sum, spot) => sum + spot.at[axis] * spot.long, 0) / total,
    );
    const away = (spot) => Math.hypot(spot.at[0] - mean[0], spot.at[1] - mean[1]);
    const middle = spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
    let [x, y] = middle.run;
    for (const spot of spots) {
        if (Math.hypot(spot.at[0] - middle.at[0], spot.at[1] - middle.at[1]) > 25) continue;
        const sign = spot.run[0] * middle.run[0] + spot.run[1] * middle.run[1] < 0 ? -1 : 1;
        [x, y] = [x + sign * spot.run[0], y + sign * spot.run[1]];
    }
    return { at: middle.at.map(Math.round), turn: Math.round((Math.atan2(y, x) * 180) / Math.PI) };
}
