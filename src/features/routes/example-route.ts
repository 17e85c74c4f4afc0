// Real responses on the shipped catalogue, for the API reference; places are reduced to the first.
import type { Static } from 'typebox'
import type { AiRouteSchema, RouteDetailSchema } from './route-schema.ts'

export const exampleRoute: Static<typeof RouteDetailSchema> = {
  route_id: 'ayutthaya-1d',
  route_name: 'Ayutthaya old city day trip',
  number_of_days: 1,
  days: [
    {
      day: 1,
      place: ['th-14-bang-pa-in-palace'],
    },
  ],
  places: [
    {
      place_id: 'th-14-bang-pa-in-palace',
      place_name: 'Bang Pa-In Royal Palace',
      category: 'palace',
      category_code: 'ATTRACTION',
      place_detail:
        'A royal summer retreat of lawns and lakes mixing a Thai water pavilion, a Chinese mansion and a lookout tower. Dress as for the Grand Palace.',
      thumbnail_url: '',
      destination: 'Phra Nakhon Si Ayutthaya',
      sync_at: '2026-11-21T03:00:00.000Z',
      latitude: 14.2328,
      longitude: 100.57906,
      tags: ['royal', 'architecture', 'history', 'photo', 'family'],
      target: [],
      images: [],
      sub_category: ['royal palace'],
      fee: {
        thai_adult: 30,
        thai_child: 20,
        foreigner_adult: 100,
        foreigner_child: null,
      },
      address: {
        district: 'Bang Pa-in',
        province: 'Phra Nakhon Si Ayutthaya',
        province_code: '14',
        postal_code: '13160',
      },
      contact: {
        phone: [],
        mobile: [],
        email: [],
        urls: [],
      },
      opening_hours: {
        mon: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        tue: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        wed: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        thu: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        fri: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        sat: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        sun: {
          hasTime: true,
          open: '08:00',
          close: '16:00',
          string_time: '08:00-16:00',
        },
        special_close_text: null,
      },
      facilities: [],
      reaction_count: 0,
    },
  ],
  thumbnail_url: '',
  timestamp: '2026-11-21T03:00:00.000Z',
  source: 'Tiao editorial',
  reaction_count: 0,
  view_count: 1,
  introduction:
    'Bang Pa-In comes first because the palace stops admitting visitors early; then Wat Yai Chai Mongkhon and Wat Phanan Choeng outside the old island. The afternoon is for the ruins in the World Heritage area, near enough to each other for a bicycle, and the prangs of Wat Chaiwatthanaram face the evening sun. Bring water and a hat: there is little shade.',
  reviews: [],
}

export const exampleRouteList = {
  results: [
    {
      route_id: 'ayutthaya-1d',
      route_name: 'Ayutthaya old city day trip',
      number_of_days: 1,
      introduction:
        'Bang Pa-In comes first because the palace stops admitting visitors early; then Wat Yai Chai Mongkhon and Wat Phanan Choeng outside the old island. The afternoon is for the ruins in the World Heritage area, near enough to each other for a bicycle, and the prangs of Wat Chaiwatthanaram face the evening sun. Bring water and a hat: there is little shade.',
      thumbnail_url: '',
      provinces: [
        {
          code: '14',
          name: 'Phra Nakhon Si Ayutthaya',
        },
      ],
      place_count: 8,
      tags: ['culture', 'history'],
      distance: 26.2,
      view_count: 1,
      reaction_count: 0,
      source: 'Tiao editorial',
    },
  ],
  total: 1,
  page: 1,
  nextpage: 0,
  limit: 1,
  timestamp: '2026-11-21T03:00:00.000Z',
}

export const exampleAiRoutes: Static<typeof AiRouteSchema>[] = [
  {
    route_id: 'ayutthaya-1d',
    name: 'Ayutthaya old city day trip',
    introduction:
      'Bang Pa-In comes first because the palace stops admitting visitors early; then Wat Yai Chai Mongkhon and Wat Phanan Choeng outside the old island. The afternoon is for the ruins in the World Heritage area, near enough to each other for a bicycle, and the prangs of Wat Chaiwatthanaram face the evening sun. Bring water and a hat: there is little shade.',
    numberOfDay: 1,
    thumbnail_url: '',
    distance: 26.2,
    provinces: ['Phra Nakhon Si Ayutthaya'],
  },
]
