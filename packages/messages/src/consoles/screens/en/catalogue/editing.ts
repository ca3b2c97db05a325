import { defineMessages } from '../../define-messages.ts'

/** Texts of previews, pictures and scheduled publication. */
export const editingTexts = defineMessages('editingTexts', {
  thisIsNoPicture: 'This is no picture',
  uploadAPicture: 'Upload a picture',
  previewWithoutYourChanges: 'Preview without your changes',
  previewThePage: 'Preview the page',
  whatHappens: 'What happens',
  isPublished: 'Is published',
  isTakenOff: 'Is taken off',
  by: 'By',
  notKnown: 'Not known',
  languageOfTheText: 'Language of the text',
  writingAndPreview: 'Writing and preview',
  details: 'Details',
  hideDetails: 'Hide details',
  showDetails: 'Show details',
})
