/** A mobile as a spreadsheet takes it for text: a plus sign in front would be quoted as a formula. */
export const mobileText = (mobile: string): string =>
  mobile.startsWith('+91') ? `${mobile.slice(3, 8)} ${mobile.slice(8)}` : `(+) ${mobile.slice(1)}`
