#!/usr/bin/env node
import { build } from './build.mjs'

await build()
await import('../dist/tiao.js')
