import { expect, it } from 'vitest'
import { directionsLink, searchLink } from './map-link.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
const temple = { name: 'วัดโพธิ์ (Wat Pho)', latitude: 13.7465, longitude: 100.4927 }

it('opens the map app that the user of an Android phone has chosen', () => {
  const link = directionsLink(temple, 'walk', ANDROID)
  expect(decodeURIComponent(link)).toBe('geo:13.7465,100.4927?q=13.7465,100.4927(วัดโพธิ์  Wat Pho )')
})

it('opens Apple Maps on an iPhone, with the way of travelling', () => {
  expect(directionsLink(temple, 'walk', IPHONE)).toBe('https://maps.apple.com/?daddr=13.7465,100.4927&dirflg=w')
})

it('opens Google Maps elsewhere', () => {
  expect(directionsLink(temple, 'train', DESKTOP)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=13.7465,100.4927&travelmode=transit',
  )
  expect(directionsLink(temple, null, DESKTOP)).toMatch(/travelmode=driving$/)
})

it('searches around the device', () => {
  expect(searchLink('ร้านอาหาร', ANDROID)).toMatch(/^geo:0,0\?q=%E0/)
  expect(searchLink('restaurants', DESKTOP)).toBe('https://www.google.com/maps/search/?api=1&query=restaurants')
})
