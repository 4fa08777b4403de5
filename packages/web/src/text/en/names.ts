// What rooms are called, in English.
import type { NameWords } from "../words/roomName.ts";

export const enNames: NameWords = {
  animals:
    "Heron Otter Falcon Badger Raven Beaver Swan Hare Lynx Owl Salmon Wren Fox Stag Crane Finch Bear Magpie Seal Robin Wolf Gull Trout Moth Hawk Toad Lark Mole Goose Bee Pike Ibex",
  things:
    "Oak Harbour Lantern Willow Bridge Anchor Maple Tower Meadow Candle River Compass Birch Island Bell Orchard Mill Pebble Cedar Garden Lighthouse Kettle Pine Valley Drum Hazel Ladder Cloud Elm Well Sail Stone",
  together: (animal, thing) => `${animal} and ${thing}`,
};
