import Type from 'typebox'

export const examplePreviewId = 'preview_019abcde-0000-7000-8000-000000000004'

export const PreviewIdParams = Type.Object({
  preview_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the preview.' }),
})
