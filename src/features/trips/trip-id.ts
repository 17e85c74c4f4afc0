import Type from 'typebox'

export const exampleTripId = 'trip_019abcde-0000-7000-8000-000000000003'

export const TripIdParams = Type.Object({
  trip_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the trip.' }),
})
