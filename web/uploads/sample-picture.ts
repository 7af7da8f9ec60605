/** A picture to begin with, from the pages of the site. */
export interface SamplePicture {
  /** Address below the site's root. */
  url: string;
  thumbnail: string;
  name: string;
}
