// Real responses on the shipped catalogue, with shortened lists, for the API reference.
import type { Static } from 'typebox'
import type { DestinationSchema } from './destination-schema.ts'

export const exampleDestination: Static<typeof DestinationSchema> = {
  destination_id: 'pai',
  name: 'ปาย',
  short_name: 'ปาย',
  name_th: 'ปาย',
  name_en: 'Pai',
  kind: 'town',
  summary: 'เมืองในหุบเขา 762 โค้งจากเชียงใหม่ ขี่มอเตอร์ไซค์เที่ยวทุ่งนา แช่น้ำแร่ ดูทะเลหมอกหยุนไหล ค่ำเดินถนนคนเดิน',
  region: 'north',
  provinces: [
    {
      code: '58',
      name: 'แม่ฮ่องสอน',
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
  poor_months_reason: 'ช่วงหมอกควันและฝุ่นจากการเผา',
  getting_there: 'จากกรุงเทพฯ บิน 1 ชม. 15 นาที ถึงเชียงใหม่ ต่อรถตู้ 3 ชม.',
  base_towns: ['ปาย'],
  area: {
    south: 19.1252,
    west: 98.1922,
    north: 19.5928,
    east: 98.6878,
  },
  plans: [
    {
      days: 3,
      prompt: 'ปาย 3 วัน 2 คืน',
    },
  ],
  highlights: [
    {
      place_id: 'th-58-pai-canyon',
      place_name: 'กองแลน (ปายแคนยอน)',
      latitude: 19.30608,
      longitude: 98.45227,
      category: 'viewpoint',
      category_name: 'จุดชมวิว',
      introduction: 'สันดินแดงแคบที่ถูกกัดเซาะเป็นทางเดินเหนือหุบ เดินลึกเข้าไปได้แต่ไม่มีราวกั้น คนนิยมมารอพระอาทิตย์ตก',
      thumbnail_url: '/pictures/cards/1.viewpoint.north.golden.hills.13ky0dp.svg',
    },
  ],
  evening: [
    {
      place_id: 'th-58-pai-walking-street',
      place_name: 'ถนนคนเดินปาย',
      latitude: 19.35961,
      longitude: 98.44241,
      category: 'walking_street',
      category_name: 'ถนนคนเดิน',
      introduction: 'ถนนกลางเมืองปายที่ปิดรถทุกค่ำ มีของกินหลายชาติ โปสต์การ์ด งานมือ และบาร์ดนตรีสดเล็ก ๆ เต็มสองข้าง',
      thumbnail_url: '/pictures/cards/1.walking_street.north.night.hills.1izu4g.svg',
    },
  ],
  day_trips: [
    {
      place_id: 'th-58-tham-nam-lod',
      place_name: 'ถ้ำน้ำลอด',
      latitude: 19.567,
      longitude: 98.279,
      category: 'cave',
      category_name: 'ถ้ำ',
      introduction: 'ถ้ำใหญ่ที่ลำน้ำลางไหลทะลุ นั่งแพไม้ไผ่กับมัคคุเทศก์ถือตะเกียงชมถ้ำเสาหิน ถ้ำตุ๊กตา และถ้ำผีแมน เย็น ๆ มีนกแอ่นบินกลับเป็นหมื่น',
      thumbnail_url: '/pictures/cards/1.cave.north.day.river.14p9ypx.svg',
    },
  ],
  rainy_day: [],
  with_children: [
    {
      place_id: 'th-58-kho-ku-so',
      place_name: 'สะพานโขกู้โส่',
      latitude: 19.2995,
      longitude: 98.4085,
      category: 'bridge',
      category_name: 'สะพาน',
      introduction: 'สะพานไม้ไผ่ยาวหลายร้อยเมตรที่ชาวบ้านแพมบกสร้างข้ามทุ่งนาไปสำนักสงฆ์ สวยสุดตอนนาเขียวหน้าฝน',
      thumbnail_url: '/pictures/cards/1.bridge.north.day.hills.55qik.svg',
    },
  ],
  part_of: null,
  parts: [],
  combines_with: [
    {
      destination_id: 'pang-mapha',
      name: 'ปางมะผ้า–บ้านจ่าโบ่',
      short_name: 'ปางมะผ้า',
      name_th: 'ปางมะผ้า–บ้านจ่าโบ่',
      name_en: 'Pang Mapha (Soppong) and Ban Jabo',
      kind: 'area',
      summary: 'ถ้ำน้ำลอดล่องแพชมหินงอก นอนบ้านจ่าโบ่ตื่นมากินก๋วยเตี๋ยวห้อยขาหน้าทะเลหมอก',
      region: 'north',
      provinces: [
        {
          code: '58',
          name: 'แม่ฮ่องสอน',
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
      name: 'บ้านรักไทย–ปางอุ๋ง',
      short_name: 'บ้านรักไทย ปางอุ๋ง',
      name_th: 'บ้านรักไทย–ปางอุ๋ง',
      name_en: 'Ban Rak Thai and Pang Ung',
      kind: 'area',
      summary: 'หมู่บ้านจีนยูนนานริมอ่างเก็บน้ำชายแดน บ้านดิน เรือจิบชาในหมอก ใกล้ปางอุ๋ง คู่รักชอบนัก',
      region: 'north',
      provinces: [
        {
          code: '58',
          name: 'แม่ฮ่องสอน',
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
      name: 'วงรอบแม่ฮ่องสอน 5–6 วัน',
      least_days: 5,
      most_days: 7,
      suits: 'adventure',
      months: [1, 2, 11, 12],
      transport: 'car',
      stays: [
        {
          destination_id: 'pai',
          name: 'ปาย',
          nights: 2,
        },
        {
          destination_id: 'ban-rak-thai',
          name: 'บ้านรักไทย ปางอุ๋ง',
          nights: 1,
        },
        {
          destination_id: 'mae-hong-son',
          name: 'แม่ฮ่องสอน',
          nights: 1,
        },
        {
          destination_id: 'khun-yuam-mae-sariang',
          name: 'ขุนยวม แม่สะเรียง',
          nights: 1,
        },
      ],
      prompt: 'ปาย 2 คืน แล้วไปบ้านรักไทย ปางอุ๋ง 1 คืน แล้วไปแม่ฮ่องสอน 1 คืน แล้วไปขุนยวม แม่สะเรียง 1 คืน',
    },
  ],
}

export const exampleDestinationList = {
  results: [
    {
      destination_id: 'chiang-mai',
      name: 'เชียงใหม่',
      short_name: 'เชียงใหม่',
      name_th: 'เชียงใหม่',
      name_en: 'Chiang Mai',
      kind: 'city',
      summary: 'เมืองล้านนาในกำแพงเก่า วัดงาม คาเฟ่เต็มเมือง ข้าวซอย ตลาดคนเดิน ภูเขาอยู่แค่ครึ่งชั่วโมง เหมาะกับทุกแบบทุกวัย',
      region: 'north',
      provinces: [
        {
          code: '50',
          name: 'เชียงใหม่',
        },
        {
          code: '51',
          name: 'ลำพูน',
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
