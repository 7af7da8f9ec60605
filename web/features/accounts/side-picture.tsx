import { useMessages } from '../../lib/messages.tsx';

/** A picture made with the product, beside the form where there is room. */
export function SidePicture() {
  const { signIn } = useMessages();
  return (
    <div className="relative bg-[#efe9dc] max-phone:hidden" data-theme="light">
      <img
        className="absolute inset-0 size-full object-cover object-[100%_10%]"
        src="/samples/home/sign-in.webp"
        alt=""
      />
      <p className="slug absolute top-5 left-6 m-0 max-w-[60%] text-[#57524b]">
        <b>{signIn.picture}</b>
        <span>{signIn.pictureFacts}</span>
      </p>
    </div>
  );
}
