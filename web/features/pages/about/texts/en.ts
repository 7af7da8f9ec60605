import type { AboutDocuments } from '../about-document.ts';

const SINCE = '2026-11-21T12:00:00Z';

/** English texts of the static information pages. */
export const documents: AboutDocuments = {
  terms: {
    since: SINCE,
    lead: 'These terms hold between you and the operator of this installation of Inkreel. They are short on purpose; the law of your country adds what we may not leave out.',
    sections: [
      {
        title: 'Your account',
        paragraphs: [
          'You make an account with a way to reach you and a password. Keep the password to yourself: what is done with your account counts as done by you, until you tell us that somebody else has it.',
          'You may be signed in on several devices. Signing out ends the session on that device; changing the password ends all the others.',
          'You must be old enough to agree to such terms where you live. Inkreel is not meant for children under 13.',
        ],
      },
      {
        title: 'Points',
        paragraphs: [
          'Runs are paid for with points. The button shows the price before you click. The points are held while the run works, settled when its result is stored, and returned at once when it fails or is cancelled.',
          'Points belong to the organisation, not to a single member. Every movement is a line in the points history; lines are never changed or removed afterwards, only corrected by a new line with a reason.',
          'Points that come with a plan run out with it, unless it is renewed. Points that were given at sign-up or as a refill do not expire. Points are not money and cannot be paid out, except where the law says so.',
        ],
      },
      {
        title: 'What you make',
        paragraphs: [
          'What you upload stays yours. You let us store and process it as far as a run needs it, and no further.',
          'What Inkreel makes for you, you may use for any lawful purpose, commercial ones included. We claim no rights in it. Somebody else may get a similar result from similar words.',
          'Every file that Inkreel makes carries a machine-readable note that says what made it and when. Where the law asks for a visible label, do not remove it.',
        ],
      },
      {
        title: 'What is not allowed',
        paragraphs: [
          'Do not make sexual content with minors, content that shows real people in a false or degrading light without their consent, fraud, or incitement to violence. Do not upload what you have no right to use.',
          'Do not try to break, overload or get around the limits of the service. You may test your own installation as you like.',
          'We may stop an account that breaks these rules. Where we can, we say why and give you time to take your files with you.',
        ],
      },
      {
        title: 'What we answer for',
        paragraphs: [
          'We keep the service running as well as we can, and we keep backups. We cannot promise that it is never down or that a result fits your purpose. Look at what was made before you publish it.',
          'We answer without limit for intent and gross negligence, and for harm to life and health. Otherwise we answer for the foreseeable damage, at most for what you paid in the twelve months before.',
        ],
      },
      {
        title: 'Changes and end',
        paragraphs: [
          'We tell you of changes to these terms at least 30 days before they hold. If you do not agree, you may close the account until then.',
          'You may delete the account at any time, under Account. The page and the privacy policy say what is deleted and what is kept.',
        ],
      },
    ],
  },
  privacy: {
    since: SINCE,
    lead: 'Inkreel keeps what it needs to do the work you ask for, to show it to you again, and to account for points. It sells nothing and shows no advertising.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'Account: your e-mail address or mobile number, your name, your language, and your password as a one-way hash that nobody can read back.',
          'Work: prompts, settings, uploaded files and results, with the engine that made them and their receipts.',
          'Points: every movement in the ledger, with member, tool and time.',
          'Operation: the address of a request, its time and its outcome, in logs that hold no prompts and no passwords.',
        ],
      },
      {
        title: 'In your browser',
        paragraphs: [
          'A sign-in token, for 30 days at most. Your theme, folded panes and unfinished forms, so that a reload loses nothing. There are no cookies of other companies and no trackers.',
          'Signing out, and a session that has ended, remove all of it but the theme.',
        ],
      },
      {
        title: 'Who else sees it',
        paragraphs: [
          'Members of your organisation see what belongs to the projects they are in; its founder and admins see all of it.',
          'Where the operator has connected an outside AI model, what a run needs is sent to that provider: the prompt, and the pictures that the run works on. Each result says which engine made it. The built-in engine sends nothing anywhere.',
          'Nobody else, unless the law forces us to.',
        ],
      },
      {
        title: 'For how long',
        paragraphs: [
          'Results stay until you delete them. Deleted ones lie in the bin for 30 days and are then removed, file included. Uploads that nothing uses are removed after a few days.',
          'The ledger is kept as long as bookkeeping law asks. Logs are kept for 30 days.',
          'When you delete your account, your personal data and your ways to sign in are deleted at once, and teams with no other members, with all they hold, within a day. Receipts and the ledger stay without your name, and what you made in teams with others stays with the team. A one-way mark of the address stays, so that the sign-up gift is given once.',
        ],
      },
      {
        title: 'Place data in pictures',
        paragraphs: [
          'Photos often carry the place where they were taken. Inkreel removes it from everything that it makes and shows to others.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may see, correct, take with you and delete what we keep about you, and object to its use. Write to the operator of this installation; the answer comes within 30 days. You may also complain to the authority for data protection where you live.',
        ],
      },
    ],
  },
  agreement: {
    since: SINCE,
    lead: 'This agreement says how to use Inkreel, what holds for generated content, and how points work. By making an account you accept it.',
    sections: [
      {
        title: 'Account and real name',
        paragraphs: [
          'You register with a mobile number or an e-mail address that is your own. Where the law asks for verified identity, content can be published only after the number has been verified.',
          'You keep the password to yourself and tell us at once when somebody else has used the account.',
        ],
      },
      {
        title: 'Generated content',
        paragraphs: [
          'Content made by Inkreel is labelled: visibly where the law asks for it, and always in the file itself. You may not remove, alter or hide these labels, nor help others do so.',
          'You do not use Inkreel to make or spread what the law forbids: what endangers the state or public order, is obscene, violent or fraudulent, spreads rumours, or harms the name, likeness, privacy or works of others. Using the face or the voice of a person needs that person’s consent.',
          'We may refuse a run, remove content or stop an account that breaks these rules, and we keep the records that the law asks for.',
        ],
      },
      {
        title: 'Points and payment',
        paragraphs: [
          'The price of each run is shown before it starts. Points are held while it works, settled when the result is stored, and returned when it fails or is cancelled.',
          'Points are for use in Inkreel only. They cannot be passed on, traded or paid out, except where the law says so.',
        ],
      },
      {
        title: 'Rights',
        paragraphs: [
          'What you upload stays yours. What is made from it for you, you may use within the law. The product itself, its name and its design stay ours.',
        ],
      },
      {
        title: 'Liability and disputes',
        paragraphs: [
          'The service comes as it is; look at what was made before you use it. We answer for what we did wrong, within the limits of the law.',
          'We try to settle disputes by talking first. Otherwise the court where the operator is registered decides.',
        ],
      },
    ],
  },
  us: {
    lead: 'Inkreel is a studio for people who need pictures and videos, and have to answer for them: brand teams, editors, shops, and everyone who creates on their own.',
    sections: [
      {
        title: 'Priced before the click',
        paragraphs: [
          'A studio should say what a job costs before it starts. In Inkreel the price stands on the button and changes as you change the settings. What fails costs nothing, and every point that moves leaves a line you can read.',
        ],
      },
      {
        title: 'Plain about what made it',
        paragraphs: [
          'Each result says which engine made it, what that engine understood of your words, and what it left out. The built-in engine draws by rules, without an AI model, and says so. Operators can connect models of their own choice beside it.',
        ],
      },
      {
        title: 'Nothing lost',
        paragraphs: [
          'Work goes on when the tab is closed, comes back after a reload, and stays in the history with its words, its seed and its receipt. What is deleted can be restored for 30 days.',
        ],
      },
      {
        title: 'Yours to run',
        paragraphs: [
          'Inkreel runs on one machine as it comes, and on many when it has to. The name is its plan: ink for images, reel for video.',
        ],
      },
    ],
  },
};
