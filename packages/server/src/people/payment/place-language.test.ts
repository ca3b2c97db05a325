import { expect, test } from 'vitest'
import { staffApp } from '../admission/testing/staff.ts'

const { app, applied } = await staffApp()

test.each(['/student/shortlist', '/student/my-cart', '/student/institute-payment', '/student/partner-schools'])(
  'places in %s are in the language of the family',
  async (path) => {
    const asha = await applied()
    await asha.as('POST', '/student/my-cart', { instituteId: 1, feesType: 'counselling', child: asha.kid })
    const placesIn = async (language: string) => {
      const headers = { authorization: `Bearer ${asha.token}`, 'accept-language': language }
      const response = await app.inject({ url: `/api/v1${path}`, headers })
      const { data }: { data: { institutePlace?: string; place?: string }[] } = response.json()
      return data.map(({ institutePlace, place }) => institutePlace ?? place ?? '')
    }
    const [hindi, english] = [await placesIn('hi'), await placesIn('en')]
    expect(english.length).toBeGreaterThan(0)
    expect(english.filter((place) => !/^[A-Z][A-Za-z ,()-]+$/.test(place))).toEqual([])
    expect(hindi.filter((place) => /[A-Za-z]/.test(place))).toEqual([])
  },
)
