export const exampleTrip = {}
