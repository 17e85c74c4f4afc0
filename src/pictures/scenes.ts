import type { Scene } from './canvas.ts'
import { farm, garden, park, terraces, wildlife, zoo } from './scenes/country.ts'
import { bar, cafe, restaurant, spa } from './scenes/food.ts'
import { cave, forest, geopark, hotSpring, mangrove, mountain, viewpoint, waterfall } from './scenes/nature.ts'
import { dome, gallery, hotel, landmark, mall, monument, museum, stadium, themePark } from './scenes/sights.ts'
import { church, khmerRuins, mosque, palace, ruins, shrine, temple } from './scenes/temples.ts'
import { craft, festival, market, shophouse, street, streetFood, village } from './scenes/town.ts'
import { aquarium, beach, bridge, dam, floatingMarket, island, lake, pier, river } from './scenes/water.ts'

/** The subjects of cards by the vocabulary's keys of categories, and two sub-categories that look different. */
export const SCENES = {
  adventure_activity: forest,
  aquarium,
  art_gallery: gallery,
  bar,
  beach,
  boat_tour: pier,
  bridge,
  cafe,
  cave,
  church,
  cooking_class: restaurant,
  craft_center: craft,
  culture_activity: craft,
  cycling_tour: terraces,
  dam,
  day_tour: viewpoint,
  dive_trip: aquarium,
  farm,
  festival_ground: festival,
  floating_market: floatingMarket,
  food_tour: streetFood,
  forest_trail: forest,
  garden,
  geopark,
  historic_site: ruins,
  hot_spring: hotSpring,
  hotel,
  island,
  khmer_ruins: khmerRuins,
  lake,
  landmark,
  mall,
  mangrove,
  market,
  monument,
  mosque,
  mountain,
  museum,
  national_park: forest,
  night_market: market,
  night_show: festival,
  palace,
  park,
  pier,
  restaurant,
  river,
  royal_project: terraces,
  science_center: dome,
  shop: shophouse,
  shrine,
  spa,
  stadium,
  street_food: streetFood,
  temple,
  terraces,
  thai_boxing: stadium,
  theme_park: themePark,
  train_ride: bridge,
  trekking: mountain,
  viewpoint,
  village,
  walking_street: street,
  waterfall,
  wildlife,
  zoo,
} as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof SCENES

export function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}
