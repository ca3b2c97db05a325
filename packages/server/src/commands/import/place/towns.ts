import { knownPlace } from './gazetteer.ts'
import { fold } from './state.ts'

/** Cities that are not the label of their district, by state: `city=district,…` of the districts they lie in. */
const declared: Readonly<Record<string, string>> = {
  AN: 'Port Blair=South Andaman',
  AP: 'Vijayawada=Krishna,NTR; Rajamahendravaram=East Godavari; Kakinada=East Godavari; Tirupati=Chittoor',
  AR: 'Itanagar=Papum Pare',
  AS: 'Silchar=Cachar; Tezpur=Sonitpur; Guwahati=Kamrup',
  CG: 'Bhilai=Durg',
  GA: 'Panaji=North Goa; Margao=South Goa',
  JH: 'Jamshedpur=East Singhbhum,Seraikela Kharsawan',
  KA: 'Hubballi=Dharwad; Manipal=Udupi; Mangaluru=Dakshina Kannada',
  KL: 'Kochi=Ernakulam',
  MH: 'Navi Mumbai=Thane,Raigad',
  ML: 'Shillong=East Khasi Hills; Tura=West Garo Hills',
  MN: 'Imphal=Imphal East,Imphal West',
  OD: 'Bhubaneswar=Khordha; Berhampur=Ganjam; Rourkela=Sundargarh',
  PB: 'Phagwara=Kapurthala',
  RJ: 'Pilani=Jhunjhunu',
  SK: 'Gangtok=East Sikkim',
  TN: 'Udhagamandalam=Nilgiris; Chennai=Kancheepuram,Thiruvallur,Chengalpattu',
  TR: 'Agartala=West Tripura',
  TS: 'Hyderabad=Rangareddy,Medchal Malkajgiri,Medak',
  UK: 'Roorkee=Haridwar; Rishikesh=Dehradun; Mussoorie=Dehradun; Pantnagar=Udham Singh Nagar; Haldwani=Nainital',
  UP: 'Noida=Gautam Buddha Nagar; Greater Noida=Gautam Buddha Nagar',
  WB: `Siliguri=Darjeeling,Jalpaiguri; Durgapur=Bardhaman,Paschim Bardhaman; Asansol=Bardhaman,Paschim Bardhaman;
    Kharagpur=Paschim Medinipur; Santiniketan=Birbhum; Kolkata=North 24 Parganas,South 24 Parganas`,
}

const towns = new Map<string, Set<string>>()
for (const [code, list] of Object.entries(declared)) {
  for (const entry of list.split(';')) {
    const [town = '', districts = ''] = entry.split('=')
    for (const district of districts.split(',')) {
      const key = `${code} ${fold(district)}`
      towns.set(key, (towns.get(key) ?? new Set()).add(town.trim()))
    }
  }
}

/** Whether an address that names the city puts an institute of this district there. */
export const liesIn = (town: string, district: string, stateCode: string): boolean =>
  towns.get(`${stateCode} ${fold(knownPlace(district, stateCode) ?? district)}`)?.has(town) ?? false
