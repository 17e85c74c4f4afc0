export const examplePlace = {}
export const exampleList = {}
