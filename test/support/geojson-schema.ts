/** The parts of GeoJSON (RFC 7946) that the export uses, as a JSON schema: its members, types and ranges. */
const position = {
  type: 'array',
  prefixItems: [
    { type: 'number', minimum: -180, maximum: 180 },
    { type: 'number', minimum: -90, maximum: 90 },
  ],
  minItems: 2,
  maxItems: 2,
}
const geometry = (type: string, coordinates: object) => ({
  type: 'object',
  required: ['type', 'coordinates'],
  properties: { type: { const: type }, coordinates },
})

export const featureCollectionSchema = {
  type: 'object',
  required: ['type', 'features'],
  // RFC 7946, section 7.1: a collection has no members of the other types.
  not: { anyOf: [{ required: ['coordinates'] }, { required: ['geometry'] }, { required: ['properties'] }] },
  properties: {
    type: { const: 'FeatureCollection' },
    features: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'geometry', 'properties'],
        properties: {
          type: { const: 'Feature' },
          id: { type: ['string', 'number'] },
          properties: { type: ['object', 'null'] },
          geometry: {
            oneOf: [
              geometry('Point', position),
              geometry('LineString', { type: 'array', minItems: 2, items: position }),
            ],
          },
        },
      },
    },
  },
}
