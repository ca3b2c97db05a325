/** Sources without a proper name: labels of an installation's figures, in Hindi, by the English name. */
export const sources: Readonly<Record<string, string>> = {
  'Demo value': 'नमूने का आँकड़ा',
  'General knowledge': 'सामान्य जानकारी',
  'Reviews published on Pravesh': 'प्रवेश पर प्रकाशित समीक्षाएँ',
  'Centre of the city, not the school itself': 'शहर का बीच, स्कूल की जगह नहीं',
}
