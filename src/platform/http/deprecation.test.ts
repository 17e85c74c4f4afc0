import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { type Operation, operation } from '../operation.ts'
import { successorHeaders } from './deprecation.ts'

const readThing = (operationId: string, url: string, successor?: Operation['successor']) =>
  operation({
    method: 'GET',
    url,
    access: 'public',
    ...(successor && { successor }),
    schema: {
      operationId,
      summary: 'Read a thing',
      tag: 'Things',
      params: Type.Object({ thing: Type.String() }),
      response: { 204: Type.Null() },
      example: { response: null },
    },
    handler: () => {
      throw new Error('never called')
    },
  })

const next = readThing('readThingV2', '/v2/:thing/all')
const old = readThing('readThingV1', '/v1/:thing', { operationId: 'readThingV2', since: '2026-11-22' })

describe('the headers of an operation with a successor', () => {
  it('name the path of the successor for the same thing, and since when', () => {
    expect(successorHeaders(old, [old, next])?.({ thing: 'ภาคเหนือ/2' }, 'https://tiao.example')).toEqual({
      deprecation: '@1795305600',
      link: `<https://tiao.example/v2/${encodeURIComponent('ภาคเหนือ/2')}/all>; rel="successor-version"`,
    })
  })

  it('are none without a successor', () => {
    expect(successorHeaders(next, [old, next])).toBeUndefined()
  })

  it('are refused at start if the successor does not exist', () => {
    expect(() => successorHeaders(old, [old])).toThrow('readThingV1')
  })
})
