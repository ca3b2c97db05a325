import { mailEvents } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import * as t from '../../../platform/db/tables.ts'
import { mailTexts } from '../../../services/mail/compose.ts'
import { idOf, idsOf, insertAll } from '../insert.ts'
import { demo } from './sources.ts'

const published = { status: 'published' as const }

/** Texts of listing pages, canned replies, mails, and the few look-ups that have no file of their own. */
export async function seedTexts(tx: Tx): Promise<void> {
  await insertAll(tx, t.schoolContent, [
    {
      ...published,
      url: 'all',
      h1: 'Schools in India',
      intro:
        'Compare schools by board, fees, classes and place. Every figure says where it comes from; what nobody has published is not shown.',
      faqs: [
        {
          question: 'Where do these schools come from?',
          answer:
            'From the published lists of the boards and of Kendriya Vidyalaya Sangathan. Each page names its register and the date.',
        },
        {
          question: 'Are the fees real?',
          answer:
            'A fee carries its source. In this demonstration fees, ratings, facilities and admission dates are demo values and are marked so.',
        },
      ],
    },
    {
      ...published,
      url: 'girls-schools',
      h1: 'Girls’ schools in India',
      filters: [{ name: 'gender', value: 'girls' }],
      intro: 'Schools that admit girls only, as their register or their name says.',
    },
  ])
  await insertAll(tx, t.collegeContent, [
    {
      ...published,
      url: 'all',
      h1: 'Colleges in India',
      intro:
        'Universities and colleges with their courses, entrance exams, ranks and fees, each figure with its source and date.',
      faqs: [
        {
          question: 'Whose ranks are these?',
          answer: 'Those of the National Institutional Ranking Framework, of the year that is written beside them.',
        },
      ],
    },
  ])
  await insertAll(tx, t.accordionContent, [
    {
      listing: 'school',
      url: 'all',
      position: 1,
      title: 'How to read a fee',
      body: 'Look at two totals: what the **first year** costs, with admission and deposit, and what **each later year** costs.',
    },
    {
      listing: 'school',
      url: 'all',
      position: 2,
      title: 'Which age for which class',
      body: 'Most states ask for six years on joining class 1. The date on which the age counts differs from state to state.',
    },
    {
      listing: 'college',
      url: 'all',
      position: 1,
      title: 'What approval means',
      body: 'The UGC recognises universities; AICTE, NMC, BCI and others approve professional courses. Ask for the letter of the current year.',
    },
  ])
  const [careers, cities] = [await idsOf(tx, t.career), await idsOf(tx, t.city)]
  await insertAll(tx, t.searchSynonym, [
    { phrase: 'white coat', career: idOf(careers, 'physician'), note: 'Demo: what families in Nagpur call it' },
    { phrase: 'city of lakes', city: idOf(cities, 'udaipur'), note: 'Demo: by-name of the city' },
  ])
  await insertAll(tx, t.template, [
    {
      title: 'Fees and next steps',
      template_for: 'general',
      channel: 'mail',
      subject: 'About your question to {{institute}}',
      body: 'Dear {{name}},\n\nthank you for asking. You find the fees and how to apply here: {{url}}.\n\n{{sender}}',
      variables: ['name', 'institute', 'url', 'sender'],
    },
    {
      title: 'Colleges that take students from abroad',
      template_for: 'studyindia',
      channel: 'mail',
      subject: 'Studying in India: your question {{reference}}',
      body: 'Dear {{name}},\n\nthank you for your question. The colleges that take students from abroad, with their fees and last days, are listed at {{url}}.\n\nPravesh',
      variables: ['name', 'reference', 'url'],
    },
    {
      title: 'What the career asks for',
      template_for: 'career',
      channel: 'mail',
      subject: 'Your question about a career',
      body: 'Dear {{name}},\n\nthe subjects and exams are on the page of the career. Write to us if something is missing there.\n\nPravesh',
      variables: ['name'],
    },
    {
      title: 'Counselling call',
      template_for: 'free-counselling',
      channel: 'sms',
      body: 'Pravesh: we call you on {{date}} at {{time}} about {{topic}}.',
      variables: ['date', 'time', 'topic'],
    },
  ])
  await insertAll(
    tx,
    t.emailTemplate,
    (['en', 'hi'] as const).map((language) => ({
      event: 'enquiry.received' as const,
      language,
      ...mailTexts[language].mails['enquiry.received'],
      variables: [...mailEvents['enquiry.received'].variables],
      active: true,
    })),
  )
  const companies = [
    ['Tata Consultancy Services', 'tata-consultancy-services', 'Information technology'],
    ['Infosys', 'infosys', 'Information technology'],
    ['Larsen & Toubro', 'larsen-and-toubro', 'Engineering and construction'],
    ['State Bank of India', 'state-bank-of-india', 'Banking'],
    ['Reliance Industries', 'reliance-industries', 'Energy and retail'],
    ['Hindustan Unilever', 'hindustan-unilever', 'Consumer goods'],
    ['Bharat Heavy Electricals', 'bharat-heavy-electricals', 'Engineering'],
    ['Wipro', 'wipro', 'Information technology'],
  ]
  await insertAll(
    tx,
    t.placementCompany,
    companies.map(([name = '', url = '', sector = '']) => ({ name, url, sector })),
  )
  const [countries, levels] = [await idsOf(tx, t.country), await idsOf(tx, t.courseLevel)]
  await insertAll(
    tx,
    t.costOfStudy,
    (['undergraduate', 'postgraduate'] as const).map((level, i) => ({
      country: idOf(countries, 'india'),
      level: idOf(levels, level),
      currency: 'INR',
      tuitionMin: 20_000 * (i + 1),
      tuitionMax: 400_000 * (i + 1),
      livingMin: 90_000,
      livingMax: 240_000,
      year: 2026,
      source: demo,
    })),
  )
}
