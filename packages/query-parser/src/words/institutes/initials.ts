/** English letters as Devanagari writes their names, each before the letter. */
export const initialsInDevanagari = `
  ए a; बी b; सी c; डी d; ई e; एफ f; जी g; एच h; आई i; आइ i; जे j; के k; एल l; एम m; एन n; ओ o; पी p; क्यू q; आर r; एस s; टी t; यू u; वी v;
  डब्ल्यू w; डब्लू w; एक्स x; वाई y; वाय y; जेड z
`
