import type { Preset } from '../preset.ts'
import { aicteInstitutes } from './aicte.ts'
import { aisheColleges, aisheExport } from './aishe.ts'
import { cbseDirectory, cbseSaras, cbseSarasSite } from './cbse.ts'
import { cisce } from './cisce.ts'
import { kendriyaVidyalaya } from './kendriya-vidyalaya.ts'
import { ownColleges, ownSchools } from './plain-list.ts'

export const presets: readonly Preset[] = [
  cbseDirectory,
  cbseSaras,
  cbseSarasSite,
  cisce,
  kendriyaVidyalaya,
  aisheColleges,
  aisheExport,
  aicteInstitutes,
  ownSchools,
  ownColleges,
]
