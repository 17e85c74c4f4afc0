// Real responses on the shipped catalogue, with shortened lists, for the API reference.
import type { Static } from 'typebox'
import type { DestinationSchema } from './destination-schema.ts'

export const exampleDestination: Static<typeof DestinationSchema> = {
  destination_id: 'pai',
  name: 'Pai',
  short_name: 'Pai',
  name_th: 'ปาย',
  name_en: 'Pai',
  kind: 'town',
  summary:
    'A laid-back valley 762 bends from Chiang Mai: scooters through rice fields, hot springs, a canyon at sunset and a nightly walking street.',
  region: 'north',
  provinces: [
    {
      code: '58',
      name: 'Mae Hong Son',
    },
  ],
  latitude: 19.359,
  longitude: 98.44,
  good_for: ['nature', 'romance'],
  best_months: [1, 2, 11, 12],
  poor_months: [3, 4],
  nights: {
    least: 2,
    usual: 2,
    most: 4,
  },
  thumbnail_url: '/pictures/cards/1.viewpoint.north.dawn.hills.1w9rnts.svg',
  aliases: ['เมืองปาย', 'อำเภอปาย', 'ปายแม่ฮ่องสอน', 'Pai town'],
  poor_months_reason: 'Smoke and haze of the burning season',
  getting_there: 'From Bangkok: 1 h 15 min by air to Chiang Mai, then 3 h by minivan',
  base_towns: ['Pai'],
  area: {
    south: 19.1252,
    west: 98.1922,
    north: 19.5928,
    east: 98.6878,
  },
  plans: [
    {
      days: 3,
      prompt: '3 days in Pai',
    },
  ],
  highlights: [
    {
      place_id: 'th-58-pai-canyon',
      place_name: 'Pai Canyon (Kong Lan)',
      latitude: 19.30608,
      longitude: 98.45227,
      category: 'viewpoint',
      category_name: 'viewpoint',
      introduction:
        'Narrow eroded sandstone ridges above pine valleys, walkable without railings and crowded at sunset.',
      thumbnail_url: '/pictures/cards/1.viewpoint.north.golden.hills.13ky0dp.svg',
    },
  ],
  evening: [
    {
      place_id: 'th-58-pai-walking-street',
      place_name: 'Pai Walking Street',
      latitude: 19.35961,
      longitude: 98.44241,
      category: 'walking_street',
      category_name: 'walking street',
      introduction:
        "Pai's main lane, closed to cars every evening for food from many countries, postcards, crafts and small live-music bars.",
      thumbnail_url: '/pictures/cards/1.walking_street.north.night.hills.1izu4g.svg',
    },
  ],
  rainy_day: [],
  with_children: [
    {
      place_id: 'th-58-kho-ku-so',
      place_name: 'Kho Ku So Bamboo Bridge',
      latitude: 19.2995,
      longitude: 98.4085,
      category: 'bridge',
      category_name: 'bridge',
      introduction:
        'Bamboo walkway built by Pam Bok villagers across rice fields to a small monastery, best in the green rainy season.',
      thumbnail_url: '/pictures/cards/1.bridge.north.day.hills.55qik.svg',
    },
  ],
  part_of: null,
  parts: [],
  combines_with: [
    {
      destination_id: 'pang-mapha',
      name: 'Pang Mapha (Soppong) and Ban Jabo',
      short_name: 'Pang Mapha',
      name_th: 'ปางมะผ้า–บ้านจ่าโบ่',
      name_en: 'Pang Mapha (Soppong) and Ban Jabo',
      kind: 'area',
      summary:
        'Bamboo rafts through the vast Tham Lod cave, and Lahu ridge village of Ban Jabo for noodles with your feet over the mist.',
      region: 'north',
      provinces: [
        {
          code: '58',
          name: 'Mae Hong Son',
        },
      ],
      latitude: 19.524,
      longitude: 98.246,
      good_for: ['nature', 'adventure'],
      best_months: [1, 2, 11, 12],
      poor_months: [3, 4, 8, 9],
      nights: {
        least: 0,
        usual: 1,
        most: 2,
      },
      thumbnail_url: '/pictures/cards/1.cave.north.day.hills.1br6wm2.svg',
      distance: 27394,
    },
  ],
  near: [
    {
      destination_id: 'ban-rak-thai',
      name: 'Ban Rak Thai and Pang Ung',
      short_name: 'Ban Rak Thai and Pang Ung',
      name_th: 'บ้านรักไทย–ปางอุ๋ง',
      name_en: 'Ban Rak Thai and Pang Ung',
      kind: 'area',
      summary:
        'A Yunnanese village round a misty lake on the border: mud houses, tea, dawn boats, with Pang Ung next door. Much loved by couples.',
      region: 'north',
      provinces: [
        {
          code: '58',
          name: 'Mae Hong Son',
        },
      ],
      latitude: 19.57,
      longitude: 97.95,
      good_for: ['romance', 'nature'],
      best_months: [1, 2, 10, 11, 12],
      poor_months: [3, 4],
      nights: {
        least: 1,
        usual: 1,
        most: 2,
      },
      thumbnail_url: '/pictures/cards/1.village.north.day.hills.pglspx.svg',
      distance: 56476,
    },
  ],
  journeys: [
    {
      journey_id: 'adventure-5-mhs-loop',
      name: 'The Mae Hong Son loop',
      least_days: 5,
      most_days: 7,
      suits: 'adventure',
      months: [1, 2, 11, 12],
      transport: 'car',
      stays: [
        {
          destination_id: 'pai',
          name: 'Pai',
          nights: 2,
        },
        {
          destination_id: 'ban-rak-thai',
          name: 'Ban Rak Thai and Pang Ung',
          nights: 1,
        },
        {
          destination_id: 'mae-hong-son',
          name: 'Mae Hong Son',
          nights: 1,
        },
        {
          destination_id: 'khun-yuam-mae-sariang',
          name: 'Khun Yuam and Mae Sariang',
          nights: 1,
        },
      ],
      prompt:
        '2 nights in Pai, then 1 night in Ban Rak Thai and Pang Ung, then 1 night in Mae Hong Son, then 1 night in Khun Yuam and Mae Sariang',
    },
  ],
}

export const exampleDestinationList = {
  results: [
    {
      destination_id: 'chiang-mai',
      name: 'Chiang Mai',
      short_name: 'Chiang Mai',
      name_th: 'เชียงใหม่',
      name_en: 'Chiang Mai',
      kind: 'city',
      summary:
        "Moated old Lanna city with golden temples, cafés, khao soi and craft markets, mountains half an hour away. The north's capital suits everyone.",
      region: 'north',
      provinces: [
        {
          code: '50',
          name: 'Chiang Mai',
        },
        {
          code: '51',
          name: 'Lamphun',
        },
      ],
      latitude: 18.7883,
      longitude: 98.9853,
      good_for: ['culture', 'food', 'wellness', 'nature', 'family', 'romance', 'shopping', 'adventure'],
      best_months: [1, 2, 11, 12],
      poor_months: [3, 4],
      nights: {
        least: 2,
        usual: 3,
        most: 6,
      },
      thumbnail_url: '/pictures/cards/1.temple.north.golden.hills.10i6d94.svg',
    },
  ],
  total: 26,
  page: 1,
  nextpage: 2,
  limit: 1,
  timestamp: '2026-11-21T03:00:00.000Z',
}
