import type { ImportProblem, ImportState } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** States of an import, in English. */
export const stateLabels: Readonly<Record<ImportState, Message>> = {
  uploading: importTexts.beingUploaded,
  checking: importTexts.dryRun,
  mapping: importTexts.columnsToBeChosen,
  checked: importTexts.readyToImport,
  running: importTexts.importing,
  done: importTexts.imported,
  failed: importTexts.notImported,
  cancelled: sharedTexts.cancelled,
  abandoned: importTexts.begunAgain,
  reverting: importTexts.beingTakenBack,
  reverted: importTexts.takenBack,
}
export const outcomeLabels = {
  created: sharedTexts.new,
  updated: importTexts.toBeChanged,
  unchanged: importTexts.noChange,
  rejected: sharedTexts.rejectedRows,
} as const

/** Why a file cannot be imported, in English. */
export const problemTexts: Readonly<Record<ImportProblem, Message>> = {
  'unknown-register': importTexts.theColumnsAreThoseOf,
  'other-type': importTexts.thisIsAListOf,
  'not-csv': importTexts.thisIsNeitherAWorkbook,
  'web-page': importTexts.thisIsAWebPage,
  xml: importTexts.thisIsXmlOpenIt,
  json: importTexts.thisIsJsonWriteIts,
  pdf: importTexts.thisIsAPdfAsk,
  'old-workbook': importTexts.thisIsAnOldWorkbook,
  'open-document': importTexts.thisIsAnOpendocumentSheet,
  'too-large': importTexts.theFileIsTooLarge,
  crashed: importTexts.readingTheFileWasCut,
  damaged: importTexts.theFileIsDamagedOr,
  'no-rows': importTexts.theFileIsEmpty,
  'too-long': importTexts.theFileHasMoreThan,
  'no-places': importTexts.theCatalogueHasNoStates,
  incomplete: importTexts.partsOfTheUploadedFile,
  unexpected: importTexts.theServerCouldNotGo,
}
