import type { Source } from '@pravesh/contract'

/** Where the demo catalogue's facts come from. Registers were read through public copies, so their tier is `reported`. */
export const registers: Readonly<Record<string, Source>> = {
  cbse_directory_2025: { name: 'CBSE school directory, in a public copy', asOf: '2025-12', tier: 'reported' },
  cbse_saras_2025: {
    name: 'CBSE SARAS, in a public copy',
    url: 'https://saras.cbse.gov.in',
    asOf: '2025-11',
    tier: 'reported',
  },
  cisce_2018: {
    name: 'CISCE list of schools, in a public copy',
    url: 'https://cisce.org',
    asOf: '2018',
    tier: 'reported',
  },
  kendriya_vidyalaya_2026: {
    name: 'Kendriya Vidyalaya list of schools, in a public copy',
    asOf: '2026',
    tier: 'reported',
  },
}
/** Common knowledge that was compared with no live source: pages mark it so. */
export const generalKnowledge: Source = {
  name: 'General knowledge',
  asOf: '2026-11',
  tier: 'unchecked',
}
export const domainsList: Source = { name: 'University domains list', asOf: '2025', tier: 'reported' }
export const nirfSource = (year: number): Source => ({
  name: `NIRF ${year}, in a public copy`,
  url: 'https://www.nirfindia.org',
  asOf: String(year),
  tier: 'reported',
})
export const cityCentre: Source = {
  name: 'Centre of the city, not the school itself',
  asOf: '2026-11',
  tier: 'derived',
}
/** Values invented for the demonstration: every page marks them. */
export const demo: Source = { name: 'Demo value', asOf: '2026-11', tier: 'demo' }
