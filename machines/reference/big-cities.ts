/** The offices of the biggest cities, offered before anything is typed; the list has all. */
export const bigCities = [
  { value: 'DL01', city: 'Delhi - Mall Road' },
  { value: 'MH01', city: 'Mumbai' },
  { value: 'KA01', city: 'Bengaluru' },
  { value: 'TG09', city: 'Hyderabad' },
  { value: 'TN01', city: 'Chennai' },
  { value: 'WB01', city: 'Kolkata' },
  { value: 'MH12', city: 'Pune' },
  { value: 'GJ01', city: 'Ahmedabad' },
  { value: 'GJ05', city: 'Surat' },
  { value: 'RJ14', city: 'Jaipur' },
  { value: 'UP32', city: 'Lucknow' },
  { value: 'MP09', city: 'Indore' },
] as const
