import type { WordGroup } from '../word-group.ts'

/** Owners, offerings and groups of institutes. */
export const instituteGroups: readonly WordGroup[] = [
  {
    type: 'ownership',
    value: 'government',
    kinds: ['school', 'college'],
    cost: 0.15,
    phrases: `
      government; govt; gov; govt.; sarkari; सरकारी; public sector; शासकीय; राजकीय; goverment; govenment
    `,
  },
  {
    type: 'ownership',
    value: 'private',
    kinds: ['school', 'college'],
    cost: 0.15,
    phrases: `
      private; pvt; निजी; प्राइवेट; private unaided; niji; self financed
    `,
  },
  {
    type: 'ownership',
    value: 'aided',
    kinds: ['school', 'college'],
    cost: 0.3,
    phrases: `
      aided; government aided; govt aided; सहायता प्राप्त
    `,
  },
  {
    type: 'facility',
    value: 'hostel',
    kinds: ['school', 'college'],
    cost: 0.5,
    phrases: `
      hostel; with hostel; hostels; hostel facility; हॉस्टल; छात्रावास; with hostel facility
    `,
  },
  {
    type: 'facility',
    value: 'swimming-pool',
    kinds: ['school'],
    cost: 0.3,
    phrases: `
      swimming pool; swimming; with swimming pool; स्विमिंग पूल; pool
    `,
  },
  {
    type: 'facility',
    value: 'transport',
    kinds: ['school'],
    cost: 0.4,
    phrases: `
      transport; bus facility; school bus; bus; van; with transport; बस
    `,
  },
  {
    type: 'facility',
    value: 'playground',
    kinds: ['school'],
    cost: 0.4,
    phrases: `
      playground; big playground; खेल का मैदान; ground
    `,
  },
  {
    type: 'facility',
    value: 'special-education',
    kinds: ['school'],
    cost: 0.8,
    phrases: `
      special educator
    `,
  },
  {
    type: 'facility',
    value: 'wifi-campus',
    kinds: ['college'],
    cost: 0.4,
    phrases: `
      wifi; wi fi; wifi campus; वाईफाई
    `,
  },
  {
    type: 'facility',
    value: 'library',
    kinds: ['school'],
    cost: 0.5,
    phrases: `
      library; पुस्तकालय
    `,
  },
  {
    type: 'facility',
    value: 'smart-classrooms',
    kinds: ['school'],
    cost: 0.4,
    phrases: `
      smart class; smart classes; smart classrooms; ac classrooms
    `,
  },
  {
    type: 'facility',
    value: 'robotics-lab',
    kinds: ['school'],
    cost: 0.4,
    phrases: `
      robotics; robotics lab; tinkering lab; atal lab
    `,
  },
  {
    type: 'group',
    value: 'iit',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      iits*; iit; all iits*; आईआईटी; list of iits*
    `,
  },
  {
    type: 'group',
    value: 'nit',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      nits*; nit; all nits*; एनआईटी
    `,
  },
  {
    type: 'group',
    value: 'iim',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      iims*; iim; all iims*; आईआईएम
    `,
  },
  {
    type: 'group',
    value: 'iiit',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      iiits*; iiit; all iiits*
    `,
  },
  {
    type: 'group',
    value: 'aiims',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      aiims; all aiims; एम्स
    `,
  },
  {
    type: 'group',
    value: 'iiser',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      iisers*; iiser
    `,
  },
  {
    type: 'type',
    value: 'central-university',
    kinds: ['college'],
    cost: 0.15,
    phrases: `
      central university; central universities*; केंद्रीय विश्वविद्यालय
    `,
  },
  {
    type: 'type',
    value: 'deemed-university',
    kinds: ['college'],
    cost: 0.15,
    phrases: `
      deemed university; deemed universities*; deemed
    `,
  },
  {
    type: 'type',
    value: 'state-public-university',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      state university; state universities*
    `,
  },
  {
    type: 'type',
    value: 'open-university',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      open university; open universities*
    `,
  },
  {
    type: 'type',
    value: 'national-law-university',
    kinds: ['college'],
    cost: 0.2,
    phrases: `
      nlus*; national law universities*; nlu
    `,
  },
  {
    type: 'type',
    value: 'autonomous-college',
    kinds: ['college'],
    cost: 0.3,
    phrases: `
      autonomous
    `,
  },
  {
    type: 'type',
    value: 'private-university',
    kinds: ['college'],
    cost: 0.1,
    phrases: `
      private university; private universities*
    `,
  },
]
