import { type Language, t } from '@pravesh/messages'

const placeholder = '{advertising}'

/** Fills in whether pages load a script for advertisements, and of which host: the text says what the installation does. */
export const withAdvertising = (markdown: string, adTag: string | undefined, language: Language): string =>
  markdown.replaceAll(
    placeholder,
    adTag === undefined ? t(language)('ads.none') : t(language)('ads.some', { host: new URL(adTag).host }),
  )
