import { describe, expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('an outage', () => {
  it.each([
    ['the server is not there', fault('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
    ['its socket is not there', fault('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
    ['the connection broke', fault('Connection terminated unexpectedly')],
    ['the server goes down', fault('terminating connection', { code: '57P01' })],
    ['the server comes up', fault('the database system is starting up', { code: '57P03' })],
    ['all connections are taken', fault('too many clients', { code: '53300' })],
    ['no connection came in time', fault('timeout exceeded when trying to connect')],
  ])('is reported when %s', (_what, error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each([
    ['a statement is wrong', fault('syntax error', { code: '42601' })],
    ['a file is missing', fault('open ENOENT', { code: 'ENOENT', syscall: 'open' })],
    ['a row is there twice', fault('duplicate key', { code: '23505' })],
    ['something else is thrown', 'ECONNREFUSED'],
  ])('is not reported when %s', (_what, error) => {
    expect(isOutage(error)).toBe(false)
  })
})
