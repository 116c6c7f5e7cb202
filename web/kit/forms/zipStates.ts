/**
 * States by the first three digits of a zip code. A few prefixes belong to two states. Sources: USPS Publication 65 and
 * labeling list L002.
 */
const ranges =
  'AL 350-369,AK 995-999,AZ 850-865,AR 716-729,CA 900-961,CO 800-816,CT 060-069,DE 197-199,DC 200-205,DC 569,' +
  'FL 320-339,FL 341-349,GA 300-319,GA 398-399,HI 967-968,ID 832-838,IL 600-629,IN 460-479,IA 500-528,KS 660-679,KY 400-427,' +
  'LA 700-714,ME 039-049,MD 206-219,MA 010-027,MA 055,MI 480-499,MN 550-567,MS 386-397,MO 630-658,MT 590-599,' +
  'NE 680-693,NV 889-898,NH 030-038,NJ 070-089,NM 870-884,NY 005,NY 063,NY 100-149,NC 270-289,ND 580-588,' +
  'OH 430-459,OK 730-749,OR 970-979,PA 150-196,RI 028-029,SC 290-299,SD 570-577,TN 370-385,TX 733,TX 750-799,' +
  'TX 885,UT 840-847,VT 050-059,VA 201,VA 220-246,WA 980-994,WV 247-268,WI 530-549,WY 820-831,' +
  'AA 340,AE 090-099,AP 962-966,AS 967,GU 969,MP 969,PR 006-007,PR 009,VI 008'

const places = ranges.split(',').map((entry) => {
  const [from = '', to = from] = entry.slice(3).split('-')
  return { state: entry.slice(0, 2), from, to }
})

/** Returns the states of a zip code; empty if the zip code is unknown or incomplete. */
export function statesOfZip(zip: string): string[] {
  if (!/^\d{5}(-?\d{4})?$/.test(zip.trim())) return []
  const start = zip.trim().slice(0, 3)
  return places.filter(({ from, to }) => from <= start && start <= to).map(({ state }) => state)
}
