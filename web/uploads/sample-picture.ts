/** A sample picture of the site, to begin with. */
export interface SamplePicture {
  /** Address below the site's root. */
  url: string;
  thumbnail: string;
  name: string;
}
