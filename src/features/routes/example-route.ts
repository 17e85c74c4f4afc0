export const exampleRoute = {}
export const exampleRouteList = {}
export const exampleAiRoutes: unknown[] = []
