/** The elements of a picture as SVG. Classes name the tones of its palette. */
import type { Tone } from './palette.ts'

export type Point = readonly [x: number, y: number]

export function rect(x: number, y: number, width: number, height: number, tone: Tone, rounded = 0): string {
  if (rounded === 0) return shape(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`, tone)
  return `<rect class="${tone}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(rounded)}"/>`
}

export function circle(x: number, y: number, radius: number, tone: Tone, opacity = 1): string {
  return `<circle class="${tone}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${faded(opacity)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, tone: Tone, opacity = 1): string {
  return `<ellipse class="${tone}" cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${faded(opacity)}/>`
}

export function shape(data: string, tone: Tone, opacity = 1): string {
  return `<path class="${tone}" d="${data}"${faded(opacity)}/>`
}

/** A line of one tone, drawn as a stroke. */
export function line(data: string, tone: Tone, width: number, opacity = 1): string {
  return `<path class="${tone} o" d="${data}" stroke-width="${short(width)}"${faded(opacity)}/>`
}

export function polygon(points: readonly Point[], tone: Tone, opacity = 1): string {
  return shape(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`, tone, opacity)
}

/** Several figures at another place, in another size; `mirrored` left to right. */
export function moved(x: number, y: number, scale: number, content: string, mirrored = false): string {
  const factor = scale === 1 && !mirrored ? '' : ` scale(${mirrored ? `${short2(-scale)} ` : ''}${short2(scale)})`
  return `<g transform="translate(${short(x)} ${short(y)})${factor}">${content}</g>`
}

/** The same figure at several places. */
export function repeat(id: string, content: string, places: readonly (readonly [Point, number?])[]): string {
  const uses = places.map(([[x, y], scale = 1]) => {
    const transform = scale === 1 ? '' : ` transform="translate(${short(x)} ${short(y)})scale(${short2(scale)})"`
    return transform === ''
      ? `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`
      : `<use href="#${id}"${transform}/>`
  })
  return `<defs><g id="${id}">${content}</g></defs>${uses.join('')}`
}

/** A smooth line through points, as path data without its end. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const steps = rest.map(([x, y], at) => {
    const next = rest[at + 1]
    if (!next) return `T${short(x)} ${short(y)}`
    return `Q${short(x)} ${short(y)} ${short((x + next[0]) / 2)} ${short((y + next[1]) / 2)}`
  })
  return `M${short(first[0])} ${short(first[1])}${steps.join('')}`
}

/** A length in as few digits as the eye needs. */
export function short(value: number): string {
  return String(Math.abs(value) < 12 ? Math.round(value * 10) / 10 : Math.round(value))
}

function short2(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${short2(opacity)}"`
}
