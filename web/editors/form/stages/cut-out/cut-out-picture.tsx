/** The picture with what would be cut out at full strength, and the rest faint on a checkerboard. */
export function CutOutPicture({ url, mask }: { url: string; mask: string }) {
  return (
    <>
      <img src={url} alt="" className="cut-out-rest" draggable={false} decoding="async" />
      <img
        src={url}
        alt=""
        className="cut-out-seen"
        style={{ maskImage: `url("${mask}")` }}
        draggable={false}
        decoding="async"
      />
    </>
  );
}
