import type { Source } from '@pravesh/contract'
import { readRows } from '../read.ts'

const medicine = 'National Medical Commission: registration'
const rehabilitation = 'Rehabilitation Council of India: central register'
/** Who gives the licence or membership of a profession, and whose rules its path follows. */
const authorities: Readonly<Record<string, readonly [name: string, url: string]>> = {
  'commercial-pilot': ['Directorate General of Civil Aviation: pilot licences', 'https://www.dgca.gov.in'],
  physician: [medicine, 'https://www.nmc.org.in'],
  surgeon: [medicine, 'https://www.nmc.org.in'],
  dentist: ['Dental Council of India', 'https://dciindia.gov.in'],
  nurse: ['Indian Nursing Council', 'https://www.indiannursingcouncil.org'],
  pharmacist: ['Pharmacy Council of India', 'https://www.pci.nic.in'],
  physiotherapist: ['National Commission for Allied and Healthcare Professions', 'https://ncahp.abdm.gov.in'],
  'ayurvedic-practitioner': ['National Commission for Indian System of Medicine', 'https://ncismindia.org'],
  veterinarian: ['Veterinary Council of India', 'https://vci.dadf.gov.in'],
  'clinical-psychologist': [rehabilitation, 'https://rehabcouncil.nic.in'],
  'special-educator': [rehabilitation, 'https://rehabcouncil.nic.in'],
  lawyer: ['Bar Council of India', 'https://www.barcouncilofindia.org'],
  judge: ['Judicial service rules of the states', 'https://doj.gov.in'],
  'company-secretary': ['Institute of Company Secretaries of India', 'https://www.icsi.edu'],
  'chartered-accountant': ['Institute of Chartered Accountants of India', 'https://www.icai.org'],
  'cost-accountant': ['Institute of Cost Accountants of India', 'https://icmai.in'],
  actuary: ['Institute of Actuaries of India', 'https://www.actuariesindia.org'],
  architect: ['Council of Architecture', 'https://www.coa.gov.in'],
  'school-teacher': ['National Council for Teacher Education', 'https://ncte.gov.in'],
  'merchant-navy-officer': ['Directorate General of Shipping', 'https://www.dgshipping.gov.in'],
}

type Path = { stage: string; course: string | null; exam: string | null }

/**
 * The way into each licensed profession, written by hand, and its source. What a degree and an exam lead to says nothing of a licence, so
 * these are not worked out from courses. The rules were not compared with the authority's own site: the tier says so.
 */
export async function readCareerPaths(): Promise<(slug: string) => { paths: Path[]; source: Source } | undefined> {
  const rows = await readRows('career-paths.csv', 'slug', 'stage', 'course', 'exam')
  return (slug) => {
    const authority = authorities[slug]
    const paths = rows
      .filter((row) => row.slug === slug)
      .map(({ stage, course, exam }) => ({ stage, course: course || null, exam: exam || null }))
    if (!authority || paths.length === 0) return undefined
    const [name, url] = authority
    return { paths, source: { name, url, asOf: '2026-11', tier: 'unchecked' } }
  }
}
