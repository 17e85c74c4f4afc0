import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import { SnapshotError } from './snapshot.ts'
import { idsOf, OPEN_BY_DAY, place, testPlaces, testWorld } from './test-world.ts'

const saved = createSearchIndex(testWorld)
saved.addAliases([{ aliases: ['Temple of Dawn'], ids: ['wat-arun'] }])
saved.upsert(testPlaces)
saved.upsert([place('new', 'วัดใหม่', 'Wat Mai', { hours: OPEN_BY_DAY, districtTh: 'พระนคร' })])
saved.remove(['railay'])
const snapshot = saved.save()

test('an index loaded from a snapshot answers the same and accepts changes', () => {
  const loaded = createSearchIndex(testWorld)
  loaded.load(snapshot)
  expect(loaded.size).toBe(saved.size)
  for (const keyword of ['Jatujak', 'temple of dawn', 'น้ำตก เชียงใหม่', 'railay', 'วัด', 'พระนคร']) {
    const query = { keyword, offset: 0, limit: 20, facets: true, openNowAt: { weekday: 0, minute: 600 } }
    expect(loaded.search(query)).toEqual(saved.search(query))
  }
  loaded.upsert([place('wat-arun', 'วัดอรุณ', 'Wat Arun')])
  loaded.remove(['chatuchak'])
  expect(idsOf(loaded, 'temple of dawn')[0]).toBe('wat-arun')
  expect(idsOf(loaded, 'Jatujak')[0]).toBe('chatuchak-park')
  expect(idsOf(saved, 'Jatujak')[0]).toBe('chatuchak')
})

test('loads a snapshot from any offset of a larger buffer', () => {
  const larger = new Uint8Array(snapshot.length + 3)
  larger.set(snapshot, 3)
  const loaded = createSearchIndex(testWorld)
  loaded.load(larger.subarray(3))
  expect(idsOf(loaded, 'Jatujak')[0]).toBe('chatuchak')
})

test('rejects anything else, other versions, truncation and other vocabularies, and changes nothing', () => {
  const own = createSearchIndex(testWorld)
  own.upsert(testPlaces)
  const older = snapshot.slice()
  older[4] = 99
  for (const bad of [new Uint8Array(0), new Uint8Array(64), older, snapshot.slice(0, snapshot.length - 64)]) {
    expect(() => own.load(bad)).toThrow(SnapshotError)
  }
  const other = createSearchIndex({ ...testWorld, vocabulary: testWorld.vocabulary.slice(1) })
  expect(() => other.load(snapshot)).toThrow(SnapshotError)
  expect(own.size).toBe(testPlaces.length)
})
