export const previewKey = (previewId: string) => ['preview', previewId] as const
export const tripKey = (id: string) => ['trip', id] as const
