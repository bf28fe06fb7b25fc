/**
 * Draw the map of Rattus from the countries of Natural Earth (npm package world-atlas):
 * `node scripts/map.mjs` writes src/boxes/rattus/map.json, which is checked in.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal } from "d3-geo";
import clipping from "polygon-clipping";
import { merge } from "topojson-client";
import { areaOf, bordersOf, centreOf, pathOf, simpler } from "./outlines.mjs";

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const recipe = read(here("countries.json"));
const board = read(here("../../src/ratking/games/rattus/data/board.json")).regions;
const atlas = read(createRequire(import.meta.url).resolve("world-atlas/countries-50m.json"));

const WINDOW = [
    [
        [-620, -420],
        [1960, -420],
        [1960, 1500],
        [-620, 1500],
        [-620, -420],
    ],
];
const FINE = 1.1,
    COARSE = 3,
    SMALLEST = 9,
    SMALLEST_BESIDE = 60;
const project = geoConicConformal()
    .parallels(recipe.parallels)
    .rotate([-recipe.meridian, 0])
    .center([0, recipe.latitude])
    .scale(recipe.scale)
    .translate([600, 500]);

/** Arcs of the atlas as points of the map, so that neighbours keep one common border. */
function arcs(fineness) {
    const { scale, translate } = atlas.transform;
    return atlas.arcs.map((arc) => {
        let x = 0,
            y = 0;
        const points = arc.map(([dx, dy]) => {
            x += dx;
            y += dy;
            return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
        });
        return simpler(points, fineness);
    });
}

const countries = atlas.objects.countries.geometries;
const inRegions = new Set(Object.values(recipe.regions).flat());

function merged(topology, names) {
    const found = countries.filter((country) => names.has(country.properties.name));
    if (found.length < names.size) throw new Error(`Not all found: ${[...names]}`);
    return merge(topology, found).coordinates;
}

function withinWindow(polygons) {
    return clipping.intersection(polygons, [WINDOW]);
}

/** Islands too small to see and islands far away are left out. */
function mainland(polygons, smallest) {
    return polygons
        .filter(([ring]) => areaOf(ring) >= smallest)
        .map(([ring, ...holes]) => [ring, ...holes.filter((hole) => areaOf(hole) >= smallest)]);
}

function near([ring]) {
    const [longitude, latitude] = project.invert(centreOf(ring));
    return longitude > -11 && latitude < 71.6;
}

/** Everything between two meridians and two parallels, as a polygon on the map. */
function box(west, south, east, north) {
    const steps = Array.from({ length: 41 }, (_, step) => west + ((east - west) * step) / 40);
    const ring = [
        ...steps.map((l) => project([l, south])),
        ...steps.reverse().map((l) => project([l, north])),
    ];
    return [[[...ring, ring[0]]]];
}

const fine = { type: "Topology", objects: atlas.objects, arcs: arcs(FINE) };
const coarse = { type: "Topology", objects: atlas.objects, arcs: arcs(COARSE) };
const shapes = Object.fromEntries(
    Object.entries(recipe.regions).map(([name, names]) => [
        name,
        withinWindow(merged(fine, new Set(names))),
    ]),
);
const kaliningrad = clipping.intersection(shapes.Russia, box(19, 53.9, 23.2, 55.8));
const steppe = clipping.intersection(shapes.Russia, box(25, 38, 52, recipe.steppe));
shapes.Russia = clipping.difference(shapes.Russia, kaliningrad, steppe);
shapes.Polonia = clipping.union(shapes.Polonia, kaliningrad);
shapes["Golden Horde"] = clipping.union(shapes["Golden Horde"], steppe);
for (const name of Object.keys(shapes))
    shapes[name] = mainland(shapes[name], SMALLEST).filter(near);

const outside = new Set(
    countries
        .map((country) => country.properties.name)
        .filter((name) => !inRegions.has(name) && !["Antarctica", "Fiji"].includes(name)),
);
const beside = mainland(withinWindow(merged(coarse, outside)), SMALLEST_BESIDE);

const touching = bordersOf(shapes);
for (const [name, row] of Object.entries(board)) {
    for (const other of row.land) {
        if (!touching[[name, other].sort().join("|")])
            throw new Error(`${name} does not touch ${other}.`);
    }
}
for (const pair of Object.keys(touching)) {
    const [one, other] = pair.split("|");
    if (![...board[one].land, ...board[one].sea].includes(other))
        throw new Error(`${pair} should not touch.`);
}
const ways = Object.entries(recipe.sea).map(([pair, { from, to, bend }]) => {
    const [a, b] = [project(from), project(to)];
    const middle = [
        (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend,
        (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend,
    ];
    return {
        between: pair.split("|"),
        from: a.map(Math.round),
        over: middle.map(Math.round),
        to: b.map(Math.round),
    };
});
const land = Object.entries(touching)
    .filter(([pair]) => board[pair.split("|")[0]].land.includes(pair.split("|")[1]))
    .map(([pair, { at, turn }]) => ({ between: pair.split("|"), at, turn }));

const map = {
    about: "Written by scripts/map.mjs from Natural Earth, which is in the public domain.",
    regions: Object.fromEntries(
        Object.keys(board).map((name) => [
            name,
            { band: board[name].band, path: shapes[name].map(pathOf).join("") },
        ]),
    ),
    beside: beside.map(pathOf).join(""),
    land,
    sea: ways,
};
const text =
    JSON.stringify(map).replace(
        /("[A-Z][a-zA-Z ]+":\{|\{"between"|"beside"|"land"|"sea")/g,
        "\n$1",
    ) + "\n";
writeFileSync(here("../src/boxes/rattus/map.json"), text);
console.log(`${text.length} characters, ${land.length} borders by land, ${ways.length} by sea`);
