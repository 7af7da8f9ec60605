/** What styles are called, by their id. */
export const styles = {
  ultra_realistic: 'Realistic',
  movie_stills: 'Movie still',
  picture_book: 'Picture book',
  anime: 'Anime',
  '3d_cartoon': '3D cartoon',
  water_ink: 'Water ink',
  ukiyo_e: 'Ukiyo-e',
  retro_comics: 'Retro comic',
  cyberpunk: 'Cyberpunk',
};
