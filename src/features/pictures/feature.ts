import { defineFeature } from '../../platform/feature.ts'
import { getPlaceCard } from './operations/get-place-card.ts'

/** Drawn pictures: cards of places without a photograph, and previews of shared links. */
export const pictures = defineFeature<object>({
  name: 'pictures',
  tags: { Pictures: 'Drawn pictures of places, and previews of links.' },
  operations: () => [getPlaceCard()],
})
