import type { ErrorCode } from '../../errors.ts';
import { formErrors } from './form-errors.ts';

/** What happened and what to do. The receipt beside it says whether points were charged. */
export const errors: Record<ErrorCode, string> = {
  ...formErrors,
  letters_missing:
    'Some characters of the text are in none of the fonts here and would be drawn as boxes. Replace them. No points were taken.',
  invalid_input: 'Something is missing or not valid. Check the highlighted fields.',
  malformed_request: 'The request could not be read. Reload the page and try again.',
  not_signed_in: 'Sign in to continue.',
  forbidden: 'You do not have permission for this. Ask an admin of your team.',
  not_found: 'This no longer exists.',
  method_not_allowed: 'This address does not accept this request method.',
  text_not_utf8: 'The request is not in UTF-8. Send it as UTF-8, without a byte order mark.',
  not_enough_points: 'You do not have enough points for this run.',
  conflict: 'Someone changed this at the same time. Reload and try again.',
  idempotency_mismatch: 'This request was already sent with different contents. Press the button again.',
  account_exists: 'An account with this address or number already exists. Sign in instead.',
  last_sign_in_way: 'This is your only way to sign in. Add another one first.',
  document_unreadable: 'This document cannot be opened. Reload the page, or restore an earlier version.',
  document_outdated:
    'This page is older than the document. Reload it: your changes are kept on this device and saved then.',
  document_full: 'This document cannot hold more. Delete parts of it, or go on in a new one.',
  task_not_cancellable: 'This run has ended already, so there is nothing to cancel.',
  payload_too_large: 'The request is too large. Shorten the text or send less at a time.',
  file_too_large: 'The file is larger than the limit. Choose a smaller one or reduce it.',
  unsupported_file_type: 'Unsupported file type',
  file_type_mismatch: 'The file does not match its type. Save it again in the right format.',
  image_too_many_pixels: 'The picture has too many pixels. Reduce it to 100 megapixels or fewer.',
  image_too_heavy:
    'The picture needs too much memory to open. Reduce it, or save it as a PNG or a baseline JPEG.',
  media_unreadable:
    'This file has no playable video or audio. Export it again as MP4, MOV, WebM, MP3 or WAV.',
  media_too_heavy:
    'This video or audio needs too much memory to process. Reduce its size or length, and export it again.',
  storage_full:
    "Your team's storage is full. Empty the bin, delete uploads you no longer need, or choose a larger plan. Nothing was saved and no points were charged.",
  upload_token_invalid:
    'The upload took too long, or you have been signed out. Sign in if needed and upload the file again.',
  upload_token_used: 'This file has already been uploaded.',
  upload_size_mismatch: 'The upload is incomplete. Upload the file again.',
  file_in_use: 'A document, a batch or your library uses this file. Remove it there first.',
  upload_part_misplaced: 'The parts of the upload arrived out of order. Resume the upload.',
  address_unreachable:
    'Nothing could be downloaded from this address. Check that it opens without signing in, or save the file and upload it.',
  reset_code_wrong: 'The code is wrong or has expired. Check it, or request a new one.',
  reset_link_invalid: 'This link was already used or has expired. Request a new e-mail.',
  wrong_password: 'The current password is wrong.',
  social_sign_in_failed: 'That sign-in did not work. Try again, or sign in with your e-mail address.',
  social_account_exists:
    'An account with this e-mail address already exists. Sign in with its password and confirm the address on the account page. Then you can sign in this way too.',
  account_disabled: 'The operator has disabled this account. Contact them to have it enabled.',
  own_account: 'You cannot do this to your own account. Ask another operator.',
  already_member: 'You are already in this team.',
  no_free_seat: 'The team is full. Ask an admin for a plan for more people.',
  founder_stays: 'You are the founder. Pass the role on to someone else first.',
  last_organisation: 'This is your only team, so you cannot leave it.',
  last_project: 'This is the last open project. Create another one first.',
  product_not_offered: 'This plan is no longer offered. Reload the page and choose again.',
  count_out_of_range: 'This plan is not available for that number of people. Change the number.',
  lower_plan_refused: 'A larger plan is active. You can buy the smaller one when it ends.',
  pay_way_off: 'This payment method is not offered here.',
  order_not_open: 'This order is closed. Nothing was charged; start again from the plans.',
  order_not_approved:
    'The payment is not confirmed yet. Nothing was charged; confirm it in the payment window first.',
  order_not_refundable: 'Only a paid order can be refunded, and only once.',
  payment_failed: 'Payment failed',
  payment_unavailable: 'The payment provider is not responding. Nothing was charged; try again in a moment.',
  payment_notice_invalid: 'The notification could not be verified.',
  balance_too_small: 'The organisation has fewer points than that.',
  code_tries_used:
    'Too many wrong codes were entered for this address today. Open the link in the e-mail instead.',
  too_many_codes: 'Too many requests. Wait a moment before you try again.',
  too_many_invitations: 'There are too many open invitations. Revoke some first.',
  too_many_orders: 'Too many orders were opened in a short time. Pay one of them, or wait a few minutes.',
  wrong_credentials: 'Wrong e-mail or password.',
  password_too_common: 'This password is too easy to guess. Choose another.',
  password_length: 'Use a password of 8 to 128 characters.',
  invite_code_invalid: 'This invite code no longer works. Ask for a new one, or leave the field empty.',
  sign_in_way_off: 'This sign-in method is not offered here.',
  role_limit_reached:
    'This project has 200 characters, and cannot have more. Delete some that you no longer need.',
  look_limit_reached:
    'This character has 50 looks, and cannot have more. Delete some that you no longer need.',
  project_limit_reached: 'Your plan allows no more projects. Archive one or choose a larger plan.',
  tool_not_offered: 'This tool is not offered here.',
  engine_setting_refused:
    'This setting is not valid. Check its format. Internal network addresses can only be set in the environment.',
  voice_preview_unavailable:
    'This preview cannot be played right now. Try again in a moment; previews are free.',
  text_reading_unavailable:
    'This server cannot read text in pictures. Draw boxes around it and type the words.',
  founder_hands_over:
    'You founded a team with other members. Make one of them its founder first, under Team. Nothing was deleted.',
  operator_stays:
    'Operators cannot delete their own account. Ask another operator to remove your rights first. Nothing was deleted.',
  package_missing:
    'A program that this tool needs is not installed on the server. Tell the operator; the console lists it under Engines. No points were charged.',
  engine_unavailable: 'Not available yet: no AI model is connected here. No points were charged.',
  engine_resting: 'The AI service is having trouble. Try again in a few minutes. No points were charged.',
  engine_not_open:
    'The chosen model cannot run this tool at the moment. Choose another one, or Automatic. No points were charged.',
  sample_not_made:
    'There is no finished sample to complete. Generate a sample first, or the full video. No points were charged.',
  sample_used: 'The rest of this sample has already been generated. See its result. No points were charged.',
  sample_differs:
    'Something has changed since the sample was made. Generate another sample, or the full video. No points were charged.',
  project_step_running:
    'The first paid step of this project is still running, and it pays for the others. Wait for it to finish, or cancel it. No points were charged.',
  subtitles_unreadable:
    'This file has no readable subtitles, or more than 10,000. Choose an SRT, VTT or ASS file. No points were charged.',
  script_too_long:
    'A script text can have up to 5,000 characters. Add longer texts as a file. No points were charged.',
  script_unreadable:
    'This file cannot be read as a script. Choose a TXT, Markdown, Fountain, Word (DOCX) or PDF file. No points were charged.',
  script_without_text:
    'This file has no text, only pictures or empty pages. Choose a file whose text can be selected. No points were charged.',
  script_file_too_long:
    'This file is too long. A script file can have up to 500,000 characters and 500 pages: split it and add the parts one by one. No points were charged.',
  script_file_slow:
    'Reading this file took longer than 10 seconds, so it was stopped. Save it as plain text and try again. No points were charged.',
  text_file_unreadable:
    'This file cannot be read as a text. Choose a Word (DOCX), Markdown or TXT file. No points were charged.',
  text_file_empty: 'This file has no text. Choose another one. No points were charged.',
  text_file_too_long:
    'This file is too long. A text can have up to 5,000 paragraphs: split the file and import the parts one by one. No points were charged.',
  text_file_too_deep:
    'Lists or quotes in this file are nested too deep to be read. Make them flatter and try again. No points were charged.',
  text_file_slow:
    'Reading this file took longer than 20 seconds, so it was stopped. Save it as plain text and try again. No points were charged.',
  sample_expired: 'The sample is more than 30 days old. Generate another one. No points were charged.',
  price_changed: 'The price has changed, so the run was not started. No points were charged.',
  image_gone: 'The picture is no longer there. Upload it again.',
  media_gone: 'The video or audio is no longer there. Upload it again. No points were charged.',
  no_face: 'No face detected',
  detect_face_failed: 'Detect face failed',
  several_faces: 'There is more than one person in the picture. Crop it, or choose one with a single person.',
  face_too_small: 'The face is too small. Crop closer to it, or use a larger picture.',
  shoulders_missing: 'The picture ends above the shoulders. Use one that shows head and shoulders.',
  teeth_hidden:
    'A grin needs visible teeth, and this picture shows none. Choose another expression, or a picture with an open smile.',
  face_unclear: 'The face is not clear enough. Use a sharp picture with the whole face in view.',
  media_download_timeout:
    'The file took more than 60 seconds to reach the AI service. Try again, or use a smaller file.',
  media_download_refused:
    'The AI service could not fetch the file: the connection was refused. Upload it again and try once more.',
  media_size: 'The file is too large for this tool. Reduce it, or choose another one.',
  media_format:
    'This tool does not accept this file format. Export the video as MP4, or the audio as MP3 or WAV.',
  media_resolution: 'The picture or video is too small or too large. Resize it, or choose another one.',
  media_frame_rate: 'This frame rate is not supported. Export the video at 15 to 60 frames a second.',
  media_duration: 'The video or audio is too short or too long. Trim it, or choose another one.',
  media_parameters: 'A setting is missing or not valid. Check the form and try again.',
  media_sound_unreadable:
    'The sound of this video is in a format that cannot be read here. Convert it to AAC or MP3 to use it, or choose another video.',
  media_without_picture: 'This file has sound but no picture. Choose a video.',
  media_without_sound: 'The video has no sound. Choose one in which someone speaks.',
  no_person: 'No person was found. Choose a picture or a video that shows one person clearly.',
  several_people:
    'More than one person was found. Crop the picture or video to a single person, or choose another one.',
  body_proportion:
    'The person is too small or too large in the picture. Crop it differently, or choose another one.',
  pose_invalid: 'The person must face the camera, with the whole face in view. Choose another picture.',
  face_not_matched:
    'The face in the reference picture was not found in the video. Choose a picture of someone who appears in it.',
  clip_needs_engine:
    'The face moves too much for the built-in engine. Choose a video in which one person keeps still and faces the camera, or connect an AI model.',
  mouth_never_closed:
    'The lips are never closed in this video, so the built-in engine cannot move them. Choose a video with a moment of closed lips, or connect an AI model. No points were charged.',
  mouth_too_open:
    'The mouth opens too wide in this video for the built-in engine. Choose or cut a video in which the person speaks calmly, or connect an AI model. No points were charged.',
  text_not_found:
    'No text was found in the picture. Choose one with readable text, or write the words yourself. No points were charged.',
  no_speech_found:
    'No speech was found in this video. Type the lines or add a subtitle file, and try again. No points were charged.',
  no_subtitles_found:
    'No subtitles were found in the picture. Take the lines from the speech, or add them yourself. No points were charged.',
  no_text_in_areas:
    'No text was found in the areas, so there is nothing to remove. Draw them over the text, and try again. No points were charged.',
  sound_silent:
    'Nothing is heard in this audio. Choose a recording of someone who speaks. No points were charged.',
  image_transparent: 'The picture is transparent everywhere. Choose another one. No points were charged.',
  dub_untranslated:
    'These lines are not in the language of the dub. Translate them first. No points were taken.',
  dub_same_language:
    'The video is already in this language. Choose another language to dub it in. No points were taken.',
  nothing_understood: 'None of this was recognised as a command. See the list of commands.',
  still_running:
    'The run is still in progress. Its result will be in My creations. Send the same request again to wait for it.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  too_many_connections: 'Too many connections are open from your network. Close other tabs and try again.',
  too_many_sign_ins: 'Too many attempts. Wait a few minutes, or reset the password by e-mail.',
  too_many_tasks: 'Many runs are already queued. Wait for some of them to finish.',
  too_many_texts:
    'Three of your answers have not begun yet. Wait until one of them does, then try again. No points were charged.',
  too_many_streams: 'Inkreel is open in too many tabs. Close some of them.',
  too_many_uploads:
    'Your team has uploaded a lot in a short time. Nothing was stored; wait a few minutes and upload the rest.',
  storage_unavailable: 'File storage is full or not responding. Try again in a moment.',
  server_busy: 'The server is busy. Try again in a moment.',
  images_busy: 'Many large pictures are being opened right now. Try again in a moment.',
  media_busy: 'Many audio and video files are being checked right now. Try again in a moment.',
  task_deadline: 'The run took too long and was stopped. Try again.',
  task_queue_timeout:
    'The run waited too long in the queue and was never started. All its points were refunded. Try again later.',
  task_unconfirmed:
    'The run was interrupted on its way to the AI service and was not sent again. Its points were refunded. Try again.',
  task_answer_unusable: 'The AI model’s answer could not be used. All points were refunded. Try again.',
  task_answer_too_long:
    'The AI model’s answer was too long. All points were refunded. Ask for less at a time and try again.',
  task_model_retired:
    'This model was retired by its provider. Try another engine; an operator has to choose the successor in the console.',
  lines_required:
    'No connected AI service makes this from the video alone. Find and translate the lines in the editor, or send them with the run. No points were charged.',
  task_engine_stopped: 'The engine stopped before it finished. Try again.',
  result_unreadable:
    'The AI service answered with something that is not an image or a media file. All points were refunded. Try again.',
  content_refused:
    'The AI model’s content rules refused this. Change the words or the pictures. All points were refunded.',
  language_needs_engine:
    'None of the AI models connected here can do this language or accent. Choose another one. No points were charged.',
  task_cancelled: 'Cancelled.',
  scope_missing: 'This API key does not allow that. Use a key with that permission, or sign in.',
  key_points_spent:
    'This API key has reached its points limit. Use a key with a higher limit, or wait: points used more than 30 days ago do not count.',
  too_many_api_keys: 'There are already 10 API keys. Revoke one first.',
};
