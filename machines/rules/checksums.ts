// The dihedral group D5: multiplication and the permutation by place.
const multiply = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const permute = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** The Verhoeff check over all digits, the check digit last. Aadhaar uses it. */
export function verhoeffHolds(digits: string): boolean {
  let check = 0
  for (const [place, digit] of [...digits].reverse().entries()) {
    const permuted = Number(permute[place % 8]?.[Number(digit)])
    check = Number(multiply[check]?.[permuted])
  }
  return check === 0
}

/** The Luhn check over 36 characters, the check character last. GSTIN uses it. */
export function luhn36Holds(signs: string): boolean {
  const sum = [...signs].reverse().reduce((total, sign, place) => {
    const product = Number.parseInt(sign, 36) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return sum % 36 === 0
}
