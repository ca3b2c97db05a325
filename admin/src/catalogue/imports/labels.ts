import { translations } from '@pravesh/console-kit'
import { type ImportProblem, type ImportRun, type ImportState, rankColumns } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
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

const problemTexts: Readonly<Record<Exclude<ImportProblem, 'no-rank-columns'>, Message>> = {
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

/** Why a file cannot be imported. */
export function problemLabel(problem: ImportProblem): string {
  const { translate } = translations()
  if (problem === 'no-rank-columns') return translate(rankTexts.noRankColumns, { columns: rankColumns.join(', ') })
  return translate(problemTexts[problem])
}

/** What the file of an import lists: Schools, Colleges or Official ranks. */
export function listLabel({ content, instituteType }: ImportRun): string {
  const { text, translate } = translations()
  if (content === 'ranks') return translate(rankTexts.officialRanks)
  return text(instituteType === 'school' ? 'console.schools' : 'console.colleges')
}
