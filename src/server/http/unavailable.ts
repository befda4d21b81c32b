/** Something that we need does not answer or does not let us in; whoever asked may try again later. */
export class Unavailable extends Error {}
