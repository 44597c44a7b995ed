/** Maximum lengths in UTF-16 code units or items, several times what a page shows well. The specification has none. Any excess is cut and logged. */
export const fieldLimits = {
  /** Names, titles and labels. */
  line: 300,
  /** A sentence or two on one line: summaries, highlights. */
  summary: 2_000,
  prose: 50_000,
  html: 500_000,
  /** A longer address is dropped: cut short, it would lead elsewhere. */
  address: 4_000,
  /** Items of a list within a record. */
  items: 200,
  /** Records of a collection that one page shows in full. */
  recordsShownWhole: 1_000,
  /** Records of a paginated collection. Four such collections fit into a sitemap, which holds 50,000 addresses. */
  records: 10_000,
  /** A price above this amount is not shown. */
  amount: 1e12,
} as const
