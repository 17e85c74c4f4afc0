import { Ajv2020 } from 'ajv/dist/2020.js'
import { assert, boolean, double, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { GeolocationSchema, pointOf } from './geolocation.ts'

const isValid = new Ajv2020({ strict: false }).compile(GeolocationSchema)

describe('a position', () => {
  it('accepts as many decimals as browsers send and rounds to a tenth of a metre', () => {
    const degrees = (max: number) => double({ min: -max, max, noNaN: true, noDefaultInfinity: true })
    // Below a millionth of a degree JavaScript writes an exponent.
    const written = (value: number) => (Math.abs(value) < 1e-6 ? '0' : String(value))
    assert(
      property(degrees(90), degrees(180), (latitude, longitude) => {
        const text = `${written(latitude)},${written(longitude)}`
        expect([text, isValid(text)]).toEqual([text, true])
        const point = pointOf(text)
        expect(Math.abs(point.latitude - latitude)).toBeLessThanOrEqual(1e-6)
        expect(Math.abs(point.longitude - longitude)).toBeLessThanOrEqual(1e-6)
      }),
    )
  })

  it('rejects values out of range', () => {
    const beyond = (max: number) => double({ min: max, max: 1_000, minExcluded: true, noNaN: true })
    assert(
      property(beyond(90), beyond(180), boolean(), (latitude, longitude, isNegative) => {
        const sign = isNegative ? '-' : ''
        expect(isValid(`${sign}${latitude},0`)).toBe(false)
        expect(isValid(`0,${sign}${longitude}`)).toBe(false)
      }),
    )
  })

  it.each([
    '',
    '18.7',
    '18.7,',
    ',98.9',
    '1e1,2',
    '18.7;98.9',
    '18.7,98.9,1',
    '.5,1',
    '18.,1',
    `1.${'1'.repeat(30)},2`,
  ])('%j is invalid', (text) => {
    expect(isValid(text)).toBe(false)
  })
})

describe('every operation that accepts a position', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ withStarter: true })
  })
  afterAll(() => service.stop())

  it.each([
    ['/trips/v1/place/search?geolocation', 'geolocation'],
    ['/trips/v1/place/suggest?keyword=wat&geolocation', 'geolocation'],
    ['/trips/v1/place/region/north?geolocation', 'geolocation'],
    ['/trips/v1/routes/popular?near', 'near'],
  ])('%s accepts what a browser sends, and describes the format of what it rejects', async (url, parameter) => {
    expect((await service.call('GET', `${url}=18.787999999999997,98.98499999999999`)).status).toBe(200)
    const headers = { 'accept-language': 'en' }
    const { status, body } = await service.call('GET', `${url}=98.985,18.788`, { headers })
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          parameter,
          code: 'bad_format',
          message:
            'must be latitude,longitude in decimal degrees (latitude within ±90, longitude within ±180), e.g. 18.788,98.985',
        },
      ],
    ])
    expect((await service.call('GET', `${url}=north`)).body.errors[0].message).toContain('ละติจูด,ลองจิจูด')
  })
})
