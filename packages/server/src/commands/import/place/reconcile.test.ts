import { describe, expect, test } from 'vitest'
import { rejected } from '../row/draft.ts'
import { reconcile } from './reconcile.ts'
import { stateCode, stateCodes } from './state.ts'

const reconcileTexts = (state: string, district: string, ...texts: string[]) =>
  reconcile({ state, district, city: '', texts, pincodes: [], stateNumber: '' })

test('knows the 36 states in every spelling of the registers', () => {
  expect(stateCodes).toHaveLength(36)
  const spellings = 'Chhatisgarh CHATTISGARH Uttrakhand TAMILNADU Orissa Pondicherry Uttaranchal'.split(' ')
  expect(spellings.map(stateCode)).toEqual(['CG', 'CG', 'UK', 'TN', 'OD', 'PY', 'UK'])
  expect(
    ['DADAR & NAGAR HAVELI', 'Daman & Diu', 'ANDAMAN & NICOBAR', 'Union Territory of Ladakh'].map(stateCode),
  ).toEqual(['DH', 'DH', 'AN', 'LA'])
})

describe('cities and districts', () => {
  test.each([
    ['Karnataka', 'Bangalore', 'KA', 'Bengaluru'],
    ['Karnataka', 'BENGALURU URBAN', 'KA', 'Bengaluru'],
    ['Maharashtra', 'Aurangabad', 'MH', 'Chhatrapati Sambhajinagar'],
    ['Bihar', 'Aurangabad', 'BR', 'Aurangabad'],
    ['Bihar', 'Vaishali (Hajipur)', 'BR', 'Vaishali'],
    ['Odisha', 'KENDUJHAR (KEONJHAR)', 'OD', 'Keonjhar'],
    ['Delhi', 'North West Delhi', 'DL', 'Delhi'],
    ['Chandigarh', 'Chandigarh(ut)', 'CH', 'Chandigarh'],
    ['West Bengal', 'North 24-Pargana', 'WB', 'North 24 Parganas'],
    ['Kerala', 'Some New District', 'KL', 'Some New District'],
  ])('%s, %s', (state, district, code, city) =>
    expect(reconcileTexts(state, district)).toMatchObject({ state: code, city }),
  )

  test('an address may name the city of its district, but not the road to another', () => {
    expect(reconcileTexts('Uttar Pradesh', 'Gautam Budh Nagar', 'Sector 62, Noida')).toMatchObject({
      city: 'Noida',
      district: 'Gautam Buddha Nagar',
    })
    expect(reconcileTexts('Uttar Pradesh', 'Gautam Budh Nagar', 'Agra Road, Dadri')).toMatchObject({
      city: 'Gautam Buddha Nagar',
    })
    expect(reconcileTexts('Kerala', 'Ernakulam', 'Marine Drive, Cochin')).toMatchObject({ city: 'Kochi' })
    expect(reconcileTexts('Uttar Pradesh', 'Ghaziabad', 'Opposite Noida Gate')).toMatchObject({ city: 'Ghaziabad' })
  })

  test('without a district the end of the address tells', () => {
    expect(reconcileTexts('WEST BENGAL', '', 'East Kolkata Township Kolkata')).toMatchObject({ city: 'Kolkata' })
    expect(reconcileTexts('ANDHRA PRADESH', '', 'Amalapuram East Godavari')).toMatchObject({ city: 'East Godavari' })
    expect(reconcileTexts('Delhi', '', 'Janakpuri')).toMatchObject({ city: 'Delhi' })
    expect(reconcileTexts('Bihar', '', 'Nowhere')).toMatchObject({ city: '' })
  })
})

describe('states', () => {
  test('Telangana and Ladakh are not where the registers still keep them', () => {
    expect(reconcileTexts('Andhra Pradesh', 'Rangareddy')).toMatchObject({ state: 'TS' })
    expect(reconcileTexts('ANDHRA PRADESH', '', 'Banjara Hills Hyderabad')).toMatchObject({
      state: 'TS',
      city: 'Hyderabad',
    })
    expect(reconcileTexts('JAMMU & KASHMIR', 'LEH')).toMatchObject({ state: 'LA', city: 'Leh' })
  })
  test('swapped columns are swapped back', () => {
    expect(reconcileTexts('AMRITSAR', 'PUNJAB')).toMatchObject({ state: 'PB', city: 'Amritsar' })
  })
  test('a district that lies in one state alone tells a missing state', () => {
    expect(reconcileTexts('', 'Jind')).toMatchObject({ state: 'HR', city: 'Jind' })
    expect(reconcileTexts('', 'Aurangabad')).toHaveProperty('reason')
  })
  test('a district of another state is not believed', () => {
    expect(reconcileTexts('Delhi', 'KARBI ANGLONG')).toMatchObject({ state: 'DL', city: 'Delhi' })
  })
  test('what lies abroad, or nowhere, is refused with the reason', () => {
    expect(reconcileTexts('Foreign Schools', 'Saudi Arabia')).toEqual(rejected('abroad', { place: 'Saudi Arabia' }))
    expect(reconcileTexts('DUBAI', '')).toEqual(rejected('abroad', { place: 'DUBAI' }))
    expect(reconcileTexts('Kerala', 'United Arab Emirates')).toEqual(
      rejected('abroad', { place: 'United Arab Emirates' }),
    )
    expect(reconcileTexts('ATLANTIS', 'MOON')).toEqual(rejected('unknown-state', { state: 'ATLANTIS' }))
  })
})
